/** What the rules say about promises, in positions and in pairs. Generated: `make generate`. */
import type { Majority } from '$lib/protocol';

type Promise = Majority.Pledge['promise'];
type Seen = 'turn' | 'turns' | 'stage' | 'discard' | 'brought' | 'agenda' | 'used' | 'pledges';

/** What might be promised beside the *rest* of its side, and the clause that forbids it, if any. */
export interface Given {
  givers: number[];
  takers: number[];
  promise: Promise;
  rest: Promise[];
  clause: string | null;
}

export interface Position {
  view: Pick<Majority.View, Seen>;
  /** By turn, the kinds of promises that can be given, weapons by name; and on which laws. */
  open: Record<string, Record<string, number[]>>;
  given: Given[];
}

/** A promise, and for each of them in turn: x if nobody could keep both, > if it covers it. */
export interface Row {
  promise: Promise;
  others: string;
}

/** The laws that the promises of `open` are about. */
export const LAWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27];

export const POSITIONS: readonly Position[] = [
  {
    view: {turn:0,turns:5,stage:{type:"swapping",wants:[null,null,null,null],content:[false,false,false,false]},discard:[],brought:null,agenda:[],used:[false,false,false,false,false,false,false,false,false],pledges:[{offer:0,by:2,to:[3],promise:{type:"spare",power:"filibuster",other:1,turn:1},given:2,verdict:"open",decided:null}]},
    open: {1:{head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[3],takers:[1,2],promise:{type:"agenda",law:2,on:true,turn:1},rest:[],clause:"deal.window"},
      {givers:[2,3],takers:[0],promise:{type:"spare",power:"filibuster",other:1,turn:1},rest:[],clause:null},
      {givers:[0],takers:[1,3],promise:{type:"spare",power:"filibuster",other:3,turn:1},rest:[{type:"president",president:1,turn:1}],clause:null},
      {givers:[1],takers:[3],promise:{type:"head",faction:"voters",head:1,turn:1},rest:[{type:"head",faction:"voters",head:0,turn:1}],clause:"deal.contradiction"},
      {givers:[1,2],takers:[3],promise:{type:"spare",power:"filibuster",other:1,turn:1},rest:[],clause:"deal.words"},
      {givers:[3],takers:[0,2],promise:{type:"vote",law:27,yes:false,turn:1},rest:[],clause:"deal.window"},
      {givers:[3],takers:[0,1],promise:{type:"bid",law:2,yes:true,tokens:2,turn:1},rest:[],clause:"deal.window"},
      {givers:[0],takers:[3],promise:{type:"president",president:2,turn:1},rest:[{type:"president",president:1,turn:1}],clause:"deal.contradiction"},
      {givers:[0,1],takers:[3],promise:{type:"bid",law:27,yes:true,tokens:1,turn:1},rest:[],clause:"deal.window"},
      {givers:[1],takers:[3],promise:{type:"spare",power:"protest",other:3,turn:1},rest:[],clause:null},
      {givers:[3],takers:[1],promise:{type:"vote",law:2,yes:false,turn:1},rest:[],clause:"deal.window"},
      {givers:[0],takers:[2],promise:{type:"spare",power:"filibuster",other:3,turn:1},rest:[{type:"spare",power:"filibuster",other:1,turn:1}],clause:null},
      {givers:[1],takers:[3],promise:{type:"head",faction:"lawmakers",head:0,turn:1},rest:[],clause:null},
      {givers:[0],takers:[2],promise:{type:"president",president:0,turn:1},rest:[],clause:"deal.words"},
      {givers:[3],takers:[0],promise:{type:"bid",law:27,yes:false,tokens:1,turn:1},rest:[],clause:"deal.window"},
      {givers:[3],takers:[1],promise:{type:"spare",power:"scandal",other:3,turn:1},rest:[],clause:"deal.words"},
      {givers:[0],takers:[3],promise:{type:"apart",faction:"voters",other:2,turn:1},rest:[],clause:null},
      {givers:[0,3],takers:[2],promise:{type:"send",faction:"voters",supporters:3,turn:1},rest:[],clause:null},
      {givers:[0],takers:[2],promise:{type:"agenda",law:1,on:true,turn:1},rest:[],clause:"deal.window"},
      {givers:[2,3],takers:[1],promise:{type:"head",faction:"voters",head:3,turn:1},rest:[],clause:null},
      {givers:[0],takers:[2],promise:{type:"agenda",law:2,on:true,turn:1},rest:[{type:"send",faction:"lawmakers",supporters:1,turn:1}],clause:"deal.window"},
      {givers:[0,1],takers:[3],promise:{type:"apart",faction:"voters",other:0,turn:1},rest:[],clause:"deal.words"},
      {givers:[0,1],takers:[2],promise:{type:"president",president:0,turn:1},rest:[],clause:"deal.words"},
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"placing"},discard:[3,10,2,8,15,4,9,18],brought:null,agenda:[],used:[false,false,false,true,false,false,true,true,true],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {3:{vote:[2,3,4,8,9,10,15,18],bid:[2,3,4,8,9,10,15,18],agenda:[2,3,4,8,9,10,15,18],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]},4:{vote:[2,3,4,8,9,10,15,18],bid:[2,3,4,8,9,10,15,18],agenda:[2,3,4,8,9,10,15,18],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0],takers:[1],promise:{type:"president",president:0,turn:3},rest:[{type:"president",president:1,turn:3}],clause:"deal.words"},
      {givers:[2],takers:[0],promise:{type:"send",faction:"voters",supporters:3,turn:3},rest:[{type:"head",faction:"lawmakers",head:1,turn:3}],clause:null},
      {givers:[2],takers:[0,1],promise:{type:"bid",law:27,yes:true,tokens:3,turn:4},rest:[{type:"head",faction:"lawmakers",head:0,turn:4}],clause:"deal.window"},
      {givers:[0,1],takers:[2],promise:{type:"head",faction:"lawmakers",head:0,turn:3},rest:[],clause:"deal.contradiction"},
      {givers:[2],takers:[1],promise:{type:"bid",law:10,yes:true,tokens:3,turn:4},rest:[{type:"bid",law:10,yes:false,tokens:1,turn:4}],clause:"deal.contradiction"},
      {givers:[1],takers:[0,2],promise:{type:"bid",law:3,yes:true,tokens:1,turn:3},rest:[{type:"bid",law:3,yes:true,tokens:1,turn:3}],clause:"deal.once"},
      {givers:[2],takers:[0,1],promise:{type:"head",faction:"lawmakers",head:0,turn:4},rest:[{type:"president",president:1,turn:4}],clause:null},
      {givers:[2],takers:[0,1],promise:{type:"send",faction:"voters",supporters:2,turn:3},rest:[],clause:null},
      {givers:[1],takers:[2],promise:{type:"head",faction:"lawmakers",head:0,turn:3},rest:[],clause:"deal.contradiction"},
      {givers:[0,1],takers:[2],promise:{type:"apart",faction:"voters",other:2,turn:4},rest:[],clause:null},
      {givers:[2],takers:[0],promise:{type:"bid",law:3,yes:true,tokens:3,turn:4},rest:[{type:"spare",power:"scandal",other:0,turn:4}],clause:null},
      {givers:[0],takers:[1],promise:{type:"bid",law:3,yes:false,tokens:2,turn:3},rest:[],clause:null},
      {givers:[2],takers:[1],promise:{type:"send",faction:"voters",supporters:3,turn:3},rest:[],clause:null},
      {givers:[2],takers:[1],promise:{type:"spare",power:"filibuster",other:2,turn:4},rest:[{type:"send",faction:"voters",supporters:3,turn:3}],clause:"deal.words"},
      {givers:[0],takers:[2],promise:{type:"agenda",law:10,on:false,turn:3},rest:[{type:"head",faction:"voters",head:2,turn:4}],clause:null},
      {givers:[0],takers:[1],promise:{type:"apart",faction:"voters",other:2,turn:4},rest:[{type:"head",faction:"voters",head:2,turn:4}],clause:"deal.contradiction"},
      {givers:[0],takers:[1,2],promise:{type:"vote",law:3,yes:true,turn:4},rest:[],clause:null},
      {givers:[2],takers:[0,1],promise:{type:"send",faction:"voters",supporters:2,turn:3},rest:[{type:"send",faction:"voters",supporters:2,turn:3}],clause:"deal.once"},
      {givers:[0],takers:[1,2],promise:{type:"president",president:2,turn:4},rest:[],clause:null},
      {givers:[0,1],takers:[2],promise:{type:"bid",law:10,yes:true,tokens:1,turn:4},rest:[{type:"agenda",law:10,on:false,turn:4}],clause:null},
      {givers:[0,2],takers:[1],promise:{type:"bid",law:10,yes:true,tokens:3,turn:4},rest:[{type:"bid",law:10,yes:true,tokens:1,turn:4}],clause:"deal.once"},
      {givers:[1],takers:[0,2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},rest:[],clause:null},
      {givers:[0,1],takers:[2],promise:{type:"apart",faction:"lawmakers",other:2,turn:3},rest:[],clause:"deal.contradiction"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"promoting",moves:[[false,false,false],[false,false,false],[false,false,false],[false,false,false],[false,false,false],[false,true,false],[false,false,false],[false,false,false],[false,false,true],[false,true,false],[false,false,false],[false,false,false]],extras:[{tail:"lawmakers",head:"justice",owner:1,granted:false},{tail:"media",head:"lawmakers",owner:1,granted:false}],floor:{firm:[false,false,false],been:[false,false,false],edits:[2,2,3],late:[0,0,0]},asked:false,order:[]},discard:[5,3,10,2,8,15],brought:null,agenda:[],used:[false,false,false,true,true,false,true,true,true],pledges:[{offer:3,by:1,to:[0],promise:{type:"head",faction:"voters",head:0,turn:2},given:60,verdict:"open",decided:null},{offer:4,by:0,to:[2],promise:{type:"spare",power:"filibuster",other:2,turn:2},given:85,verdict:"open",decided:null},{offer:5,by:0,to:[2],promise:{type:"spare",power:"protest",other:1,turn:2},given:111,verdict:"open",decided:null}]},
    open: {2:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]},3:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[2],takers:[1],promise:{type:"apart",faction:"voters",other:2,turn:2},rest:[],clause:"deal.words"},
      {givers:[2],takers:[0],promise:{type:"agenda",law:5,on:false,turn:3},rest:[],clause:null},
      {givers:[0],takers:[1,2],promise:{type:"spare",power:"filibuster",other:2,turn:2},rest:[{type:"spare",power:"filibuster",other:2,turn:2}],clause:"deal.once"},
      {givers:[2],takers:[1],promise:{type:"vote",law:27,yes:false,turn:2},rest:[{type:"send",faction:"voters",supporters:3,turn:2}],clause:"deal.window"},
      {givers:[2],takers:[0,1],promise:{type:"bid",law:5,yes:false,tokens:3,turn:2},rest:[],clause:null},
      {givers:[0],takers:[2],promise:{type:"spare",power:"protest",other:1,turn:2},rest:[{type:"send",faction:"voters",supporters:3,turn:3}],clause:"deal.once"},
      {givers:[2],takers:[0],promise:{type:"vote",law:3,yes:true,turn:2},rest:[{type:"vote",law:3,yes:false,turn:2}],clause:"deal.contradiction"},
      {givers:[0,1],takers:[2],promise:{type:"spare",power:"filibuster",other:2,turn:2},rest:[],clause:"deal.once"},
      {givers:[0],takers:[1,2],promise:{type:"spare",power:"filibuster",other:2,turn:2},rest:[],clause:null},
      {givers:[0],takers:[1],promise:{type:"apart",faction:"lawmakers",other:2,turn:2},rest:[{type:"apart",faction:"lawmakers",other:2,turn:2}],clause:"deal.once"},
      {givers:[0],takers:[1,2],promise:{type:"bid",law:5,yes:true,tokens:2,turn:3},rest:[{type:"send",faction:"voters",supporters:3,turn:2}],clause:null},
      {givers:[0,2],takers:[1],promise:{type:"vote",law:5,yes:true,turn:2},rest:[],clause:null},
      {givers:[1],takers:[0,2],promise:{type:"head",faction:"voters",head:1,turn:2},rest:[],clause:"deal.contradiction"},
      {givers:[2],takers:[0,1],promise:{type:"agenda",law:3,on:false,turn:2},rest:[],clause:null},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"ruling",paused:{type:"promoting",moves:[[false,false,false],[false,false,false],[false,false,false],[false,true,false],[false,false,false],[false,false,true],[false,false,false],[false,false,false],[true,false,true],[false,true,false],[false,false,false],[false,true,false]],extras:[{tail:"justice",head:"activists",owner:1,granted:false},{tail:"justice",head:"activists",owner:2,granted:true},{tail:"media",head:"money",owner:2,granted:true}],floor:{firm:[true,false,false],been:[true,true,true],edits:[9,7,11],late:[3,3,3]},asked:true,order:[]},among:[0,1,2]},discard:[5,3,10,2,8,15],brought:null,agenda:[],used:[false,false,false,true,true,false,true,true,true],pledges:[{offer:8,by:2,to:[1],promise:{type:"bid",law:3,yes:true,tokens:3,turn:3},given:131,verdict:"open",decided:null},{offer:9,by:0,to:[2],promise:{type:"bid",law:3,yes:false,tokens:2,turn:3},given:133,verdict:"open",decided:null},{offer:10,by:0,to:[1],promise:{type:"head",faction:"lawmakers",head:0,turn:3},given:137,verdict:"open",decided:null}]},
    open: {2:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]},3:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[2],takers:[0],promise:{type:"bid",law:3,yes:false,tokens:1,turn:3},rest:[],clause:"deal.contradiction"},
      {givers:[1,2],takers:[0],promise:{type:"bid",law:3,yes:false,tokens:2,turn:3},rest:[{type:"bid",law:3,yes:true,tokens:3,turn:3}],clause:"deal.contradiction"},
      {givers:[2],takers:[1],promise:{type:"bid",law:3,yes:true,tokens:1,turn:3},rest:[{type:"bid",law:5,yes:true,tokens:3,turn:2}],clause:"deal.once"},
      {givers:[0],takers:[2],promise:{type:"vote",law:3,yes:true,turn:3},rest:[],clause:"deal.contradiction"},
      {givers:[1,2],takers:[0],promise:{type:"bid",law:3,yes:false,tokens:3,turn:3},rest:[],clause:"deal.contradiction"},
      {givers:[1,2],takers:[0],promise:{type:"bid",law:5,yes:true,tokens:1,turn:3},rest:[],clause:null},
      {givers:[1],takers:[2],promise:{type:"vote",law:5,yes:true,turn:3},rest:[],clause:null},
      {givers:[0,2],takers:[1],promise:{type:"bid",law:3,yes:true,tokens:3,turn:3},rest:[],clause:"deal.once"},
      {givers:[0,2],takers:[1],promise:{type:"apart",faction:"voters",other:1,turn:2},rest:[{type:"apart",faction:"lawmakers",other:1,turn:2}],clause:null},
      {givers:[2],takers:[1],promise:{type:"bid",law:3,yes:true,tokens:3,turn:3},rest:[],clause:"deal.once"},
      {givers:[0],takers:[1],promise:{type:"head",faction:"lawmakers",head:0,turn:3},rest:[],clause:"deal.once"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"coalescing",groups:[[],[],[],[],[],[],[]],motions:[],proposed:0,floor:{firm:[false,false,false],been:[false,false,false],edits:[0,0,0],late:[0,0,0]},protested:false,refused:[]},discard:[5,3,10,2,8,15],brought:null,agenda:[],used:[false,true,true,true,true,false,true,true,true],pledges:[{offer:8,by:2,to:[1],promise:{type:"bid",law:3,yes:true,tokens:3,turn:3},given:131,verdict:"open",decided:null},{offer:9,by:0,to:[2],promise:{type:"bid",law:3,yes:false,tokens:2,turn:3},given:133,verdict:"open",decided:null},{offer:10,by:0,to:[1],promise:{type:"head",faction:"lawmakers",head:0,turn:3},given:137,verdict:"open",decided:null}]},
    open: {2:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],president:[],protest:[],filibuster:[]},3:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0,2],takers:[1],promise:{type:"vote",law:27,yes:true,turn:3},rest:[],clause:"deal.window"},
      {givers:[1],takers:[2],promise:{type:"president",president:2,turn:3},rest:[],clause:null},
      {givers:[2],takers:[0,1],promise:{type:"bid",law:3,yes:false,tokens:1,turn:3},rest:[],clause:"deal.contradiction"},
      {givers:[1],takers:[0,2],promise:{type:"spare",power:"filibuster",other:1,turn:3},rest:[],clause:"deal.words"},
      {givers:[1,2],takers:[0],promise:{type:"vote",law:3,yes:false,turn:3},rest:[],clause:"deal.contradiction"},
      {givers:[1],takers:[0,2],promise:{type:"apart",faction:"voters",other:1,turn:2},rest:[],clause:"deal.words"},
      {givers:[1],takers:[0],promise:{type:"send",faction:"lawmakers",supporters:3,turn:3},rest:[{type:"send",faction:"lawmakers",supporters:1,turn:3}],clause:"deal.once"},
      {givers:[0],takers:[1,2],promise:{type:"vote",law:3,yes:true,turn:3},rest:[],clause:"deal.contradiction"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"settling",controls:[{turn:2,faction:"activists",bloc:{head:2,members:[2],strength:2},clause:"coalition.winner"},{turn:2,faction:"voters",bloc:{head:2,members:[2],strength:3},clause:"coalition.winner"},{turn:2,faction:"media",bloc:{head:0,members:[0],strength:6},clause:"coalition.winner"},{turn:2,faction:"bureaucracy",bloc:{head:1,members:[1],strength:1},clause:"coalition.winner"},{turn:2,faction:"justice",bloc:{head:1,members:[1],strength:4},clause:"coalition.winner"}],ties:[{faction:"money",blocs:[{head:1,members:[1],strength:1},{head:2,members:[2],strength:1}]},{faction:"lawmakers",blocs:[{head:1,members:[1],strength:2},{head:2,members:[2],strength:2}]}]},discard:[5,3,10,2,8,15],brought:null,agenda:[],used:[false,true,true,true,true,false,true,true,true],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],president:[],filibuster:[]},3:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0,2],takers:[1],promise:{type:"head",faction:"voters",head:0,turn:2},rest:[],clause:"deal.window"},
      {givers:[1,2],takers:[0],promise:{type:"send",faction:"voters",supporters:2,turn:3},rest:[{type:"vote",law:3,yes:false,turn:3}],clause:null},
      {givers:[1],takers:[2],promise:{type:"send",faction:"voters",supporters:3,turn:2},rest:[],clause:"deal.window"},
      {givers:[0],takers:[1,2],promise:{type:"president",president:0,turn:3},rest:[],clause:"deal.words"},
      {givers:[2],takers:[0,1],promise:{type:"spare",power:"protest",other:0,turn:2},rest:[],clause:"deal.window"},
      {givers:[1],takers:[0,2],promise:{type:"vote",law:5,yes:true,turn:3},rest:[{type:"bid",law:5,yes:false,tokens:2,turn:3}],clause:"deal.contradiction"},
      {givers:[1],takers:[0,2],promise:{type:"apart",faction:"lawmakers",other:2,turn:2},rest:[],clause:"deal.window"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"appointing",controls:[{turn:2,faction:"activists",bloc:{head:2,members:[2],strength:2},clause:"coalition.winner"},{turn:2,faction:"voters",bloc:{head:2,members:[2],strength:3},clause:"coalition.winner"},{turn:2,faction:"media",bloc:{head:0,members:[0],strength:6},clause:"coalition.winner"},{turn:2,faction:"money",bloc:{head:2,members:[2],strength:1},clause:"coalition.tie"},{turn:2,faction:"bureaucracy",bloc:{head:1,members:[1],strength:1},clause:"coalition.winner"},{turn:2,faction:"justice",bloc:{head:1,members:[1],strength:4},clause:"coalition.winner"},{turn:2,faction:"lawmakers",bloc:{head:2,members:[2],strength:2},clause:"coalition.tie"}],chooser:0},discard:[5,3,10,2,8,15],brought:null,agenda:[],used:[false,true,true,true,true,false,true,true,true],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],president:[],filibuster:[]},3:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0,1],takers:[2],promise:{type:"agenda",law:5,on:true,turn:2},rest:[],clause:null},
      {givers:[1],takers:[0,2],promise:{type:"apart",faction:"lawmakers",other:2,turn:3},rest:[],clause:"deal.contradiction"},
      {givers:[1],takers:[2],promise:{type:"apart",faction:"lawmakers",other:2,turn:3},rest:[],clause:"deal.contradiction"},
      {givers:[0,1],takers:[2],promise:{type:"apart",faction:"lawmakers",other:2,turn:3},rest:[{type:"agenda",law:5,on:true,turn:2}],clause:"deal.contradiction"},
      {givers:[0],takers:[1],promise:{type:"spare",power:"protest",other:2,turn:2},rest:[],clause:"deal.window"},
      {givers:[2],takers:[0,1],promise:{type:"bid",law:5,yes:true,tokens:3,turn:3},rest:[{type:"bid",law:5,yes:false,tokens:3,turn:3}],clause:"deal.contradiction"},
      {givers:[0],takers:[1,2],promise:{type:"head",faction:"voters",head:1,turn:2},rest:[],clause:"deal.window"},
      {givers:[0,1],takers:[2],promise:{type:"spare",power:"protest",other:2,turn:2},rest:[],clause:"deal.window"},
      {givers:[1,2],takers:[0],promise:{type:"head",faction:"lawmakers",head:1,turn:3},rest:[{type:"head",faction:"lawmakers",head:2,turn:3}],clause:"deal.contradiction"},
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"branding",tied:[0,1,2]},discard:[3,10,2,8,15,4,9,18],brought:null,agenda:[],used:[false,false,false,false,false,false,false,false,false],pledges:[{offer:18,by:2,to:[1],promise:{type:"vote",law:10,yes:true,turn:4},given:289,verdict:"open",decided:null},{offer:19,by:0,to:[1],promise:{type:"head",faction:"lawmakers",head:1,turn:4},given:291,verdict:"open",decided:null},{offer:20,by:2,to:[1],promise:{type:"send",faction:"voters",supporters:2,turn:4},given:300,verdict:"open",decided:null}]},
    open: {3:{vote:[2,3,4,8,9,10,15,18],bid:[2,3,4,8,9,10,15,18],agenda:[2,3,4,8,9,10,15,18],filibuster:[]},4:{vote:[2,3,4,8,9,10,15,18],bid:[2,3,4,8,9,10,15,18],agenda:[2,3,4,8,9,10,15,18],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[1,2],takers:[0],promise:{type:"send",faction:"voters",supporters:1,turn:4},rest:[{type:"send",faction:"voters",supporters:3,turn:4}],clause:"deal.once"},
      {givers:[1],takers:[0,2],promise:{type:"apart",faction:"lawmakers",other:2,turn:4},rest:[],clause:null},
      {givers:[0,2],takers:[1],promise:{type:"send",faction:"voters",supporters:2,turn:4},rest:[],clause:"deal.once"},
      {givers:[1],takers:[0,2],promise:{type:"send",faction:"lawmakers",supporters:1,turn:3},rest:[],clause:"deal.window"},
      {givers:[1,2],takers:[0],promise:{type:"vote",law:10,yes:true,turn:4},rest:[{type:"vote",law:10,yes:true,turn:4}],clause:"deal.once"},
      {givers:[0,1],takers:[2],promise:{type:"president",president:2,turn:4},rest:[{type:"president",president:2,turn:4}],clause:"deal.once"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"picking"},discard:[5,3,10,2,8,15],brought:null,agenda:[],used:[false,false,false,false,false,false,false,false,false],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],filibuster:[]},3:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0,2],takers:[1],promise:{type:"send",faction:"lawmakers",supporters:1,turn:2},rest:[],clause:"deal.window"},
      {givers:[0],takers:[1],promise:{type:"head",faction:"lawmakers",head:2,turn:2},rest:[{type:"bid",law:5,yes:true,tokens:1,turn:2}],clause:"deal.window"},
      {givers:[1],takers:[0,2],promise:{type:"send",faction:"lawmakers",supporters:1,turn:3},rest:[{type:"president",president:2,turn:3}],clause:null},
      {givers:[1,2],takers:[0],promise:{type:"agenda",law:3,on:false,turn:2},rest:[{type:"bid",law:5,yes:true,tokens:2,turn:2}],clause:null},
      {givers:[1,2],takers:[0],promise:{type:"apart",faction:"lawmakers",other:0,turn:2},rest:[],clause:"deal.window"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"mandating"},discard:[5,3,10,2,8,15],brought:null,agenda:[],used:[false,false,false,false,false,false,true,false,false],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],filibuster:[]},3:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0],takers:[1],promise:{type:"head",faction:"voters",head:2,turn:2},rest:[],clause:"deal.window"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"ordering"},discard:[3,10,2,8,15],brought:5,agenda:[],used:[false,false,false,false,false,false,true,true,false],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],filibuster:[]},3:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0],takers:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},rest:[],clause:"deal.once"},
      {givers:[0],takers:[1],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},rest:[{type:"bid",law:10,yes:false,tokens:2,turn:2}],clause:null},
      {givers:[2],takers:[0],promise:{type:"apart",faction:"lawmakers",other:0,turn:2},rest:[],clause:"deal.window"},
      {givers:[2],takers:[0,1],promise:{type:"apart",faction:"lawmakers",other:2,turn:3},rest:[{type:"send",faction:"lawmakers",supporters:1,turn:3}],clause:"deal.words"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"balloting",number:0},discard:[3,10,2,8,15],brought:5,agenda:[5,26,25],used:[false,false,false,false,false,false,true,true,false],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{vote:[5,25,26],bid:[5,25,26],filibuster:[]},3:{vote:[2,3,5,8,10,15,25,26],bid:[2,3,5,8,10,15,25,26],agenda:[2,3,5,8,10,15,25,26],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0,2],takers:[1],promise:{type:"spare",power:"filibuster",other:1,turn:3},rest:[{type:"vote",law:5,yes:true,turn:2}],clause:null},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"filibustering",poll:{number:0,ballots:[false,true,false],influence:[0,0,0],capital:[0,0,0],doubled:null,limited:null}},discard:[3,10,2,8,15],brought:5,agenda:[5,26,25],used:[false,false,false,false,false,false,true,true,false],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{bid:[5,25,26],vote:[25,26],filibuster:[]},3:{vote:[2,3,5,8,10,15,25,26],bid:[2,3,5,8,10,15,25,26],agenda:[2,3,5,8,10,15,25,26],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[1],takers:[0],promise:{type:"spare",power:"scandal",other:2,turn:2},rest:[{type:"send",faction:"voters",supporters:2,turn:3}],clause:"deal.window"},
      {givers:[0],takers:[1,2],promise:{type:"vote",law:27,yes:false,turn:3},rest:[{type:"head",faction:"voters",head:2,turn:3}],clause:"deal.window"},
      {givers:[0,2],takers:[1],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},rest:[{type:"apart",faction:"lawmakers",other:1,turn:3}],clause:"deal.once"},
      {givers:[1],takers:[0,2],promise:{type:"apart",faction:"lawmakers",other:2,turn:3},rest:[{type:"head",faction:"lawmakers",head:2,turn:3}],clause:"deal.contradiction"},
      {givers:[2],takers:[0],promise:{type:"apart",faction:"lawmakers",other:0,turn:2},rest:[{type:"vote",law:26,yes:false,turn:3}],clause:"deal.window"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"bidding",poll:{number:0,ballots:[false,true,false],influence:[0,0,0],capital:[0,0,0],doubled:null,limited:2},yes:{order:[1],asked:false,begun:false,dropped:false},no:{order:[0,2],asked:false,begun:false,dropped:false},side:true,queue:[1],start:0,alone:false},discard:[3,10,2,8,15],brought:5,agenda:[5,26,25],used:[false,false,false,false,false,false,true,true,true],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{bid:[5,25,26],vote:[25,26]},3:{vote:[2,3,5,8,10,15,25,26],bid:[2,3,5,8,10,15,25,26],agenda:[2,3,5,8,10,15,25,26],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"balloting",number:1},discard:[3,10,2,8,15],brought:5,agenda:[5,26,25],used:[false,false,false,true,false,false,true,true,true],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{vote:[25,26],bid:[25,26]},3:{vote:[2,3,5,8,10,15,25,26],bid:[2,3,5,8,10,15,25,26],agenda:[2,3,5,8,10,15,25,26],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[1],takers:[0,2],promise:{type:"spare",power:"scandal",other:2,turn:2},rest:[{type:"bid",law:26,yes:false,tokens:3,turn:3}],clause:"deal.window"},
      {givers:[2],takers:[0,1],promise:{type:"president",president:2,turn:3},rest:[{type:"president",president:0,turn:3}],clause:"deal.words"},
      {givers:[0],takers:[1],promise:{type:"vote",law:26,yes:false,turn:2},rest:[{type:"vote",law:26,yes:false,turn:2}],clause:"deal.once"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"balloting",number:2},discard:[3,10,2,8,15],brought:5,agenda:[5,26,25],used:[false,false,false,true,false,false,true,true,true],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{vote:[25],bid:[25]},3:{vote:[2,3,5,8,10,15,25,26],bid:[2,3,5,8,10,15,25,26],agenda:[2,3,5,8,10,15,25,26],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[2],takers:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},rest:[],clause:"deal.once"},
      {givers:[0],takers:[1,2],promise:{type:"spare",power:"filibuster",other:0,turn:2},rest:[{type:"bid",law:26,yes:false,tokens:1,turn:3}],clause:"deal.words"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"bidding",poll:{number:2,ballots:[true,false,false],influence:[0,0,0],capital:[0,0,0],doubled:null,limited:null},yes:{order:[0],asked:false,begun:false,dropped:false},no:{order:[1,2],asked:false,begun:false,dropped:false},side:true,queue:[0],start:0,alone:false},discard:[3,10,2,8,15],brought:5,agenda:[5,26,25],used:[false,false,false,true,false,false,true,true,true],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{bid:[25]},3:{vote:[2,3,5,8,10,15,25,26],bid:[2,3,5,8,10,15,25,26],agenda:[2,3,5,8,10,15,25,26],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0],takers:[1],promise:{type:"president",president:1,turn:2},rest:[],clause:"deal.window"},
      {givers:[2],takers:[0],promise:{type:"vote",law:26,yes:true,turn:3},rest:[{type:"spare",power:"scandal",other:0,turn:3}],clause:null},
    ],
  },
  {
    view: {turn:4,turns:5,stage:{type:"ruling",paused:{type:"bidding",poll:{number:2,ballots:[true,false,true],influence:[0,0,0],capital:[0,0,0],doubled:null,limited:null},yes:{order:[0,2],asked:true,begun:false,dropped:false},no:{order:[1],asked:false,begun:false,dropped:false},side:true,queue:[0,2],start:0,alone:false},among:[0,2]},discard:[3,10,2,8,15,4,22,9,27,6,12,24],brought:18,agenda:[18,21,14],used:[false,false,false,true,false,false,true,true,true],pledges:[{offer:23,by:1,to:[0],promise:{type:"bid",law:3,yes:false,tokens:3,turn:5},given:383,verdict:"open",decided:null},{offer:26,by:2,to:[0],promise:{type:"bid",law:10,yes:false,tokens:1,turn:5},given:435,verdict:"open",decided:null},{offer:29,by:0,to:[2],promise:{type:"send",faction:"lawmakers",supporters:1,turn:5},given:483,verdict:"open",decided:null}]},
    open: {4:{bid:[14]},5:{vote:[2,3,4,6,8,9,10,12,14,15,18,21,22,24,27],bid:[2,3,4,6,8,9,10,12,14,15,18,21,22,24,27],agenda:[2,3,4,6,8,9,10,12,14,15,18,21,22,24,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"resolving",number:2,amount:2,effects:[{seat:1,kind:"reward"}]},discard:[3,10,2,8,15],brought:5,agenda:[5,26,25],used:[false,false,false,true,false,false,true,true,true],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {3:{vote:[2,3,5,8,10,15,25,26],bid:[2,3,5,8,10,15,25,26],agenda:[2,3,5,8,10,15,25,26],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[1],takers:[0,2],promise:{type:"head",faction:"lawmakers",head:1,turn:3},rest:[{type:"president",president:0,turn:3}],clause:"deal.contradiction"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"exposing",moved:[[0,0,0],[0,0,0],[0,0,1],[0,1,0],[0,0,0],[0,0,2],[0,0,0],[0,0,0],[1,0,1],[0,1,0],[0,0,0],[0,1,0]]},discard:[5,3,10,2,8,15],brought:null,agenda:[],used:[false,true,false,true,true,false,true,true,true],pledges:[{offer:8,by:2,to:[1],promise:{type:"bid",law:3,yes:true,tokens:3,turn:3},given:131,verdict:"open",decided:null},{offer:9,by:0,to:[2],promise:{type:"bid",law:3,yes:false,tokens:2,turn:3},given:133,verdict:"open",decided:null},{offer:10,by:0,to:[1],promise:{type:"head",faction:"lawmakers",head:0,turn:3},given:137,verdict:"open",decided:null}]},
    open: {2:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],president:[],scandal:[],protest:[],filibuster:[]},3:{vote:[2,3,5,8,10,15],bid:[2,3,5,8,10,15],agenda:[2,3,5,8,10,15],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[2],takers:[1],promise:{type:"bid",law:27,yes:true,tokens:3,turn:3},rest:[{type:"bid",law:3,yes:false,tokens:2,turn:2}],clause:"deal.window"},
      {givers:[0,2],takers:[1],promise:{type:"head",faction:"lawmakers",head:0,turn:3},rest:[],clause:"deal.once"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"ruling",paused:{type:"bidding",poll:{number:0,ballots:[false,true,false],influence:[0,8,0],capital:[0,0,0],doubled:null,limited:2},yes:{order:[1],asked:false,begun:true,dropped:false},no:{order:[0,2],asked:true,begun:false,dropped:false},side:false,queue:[0,2],start:0,alone:false},among:[0,2]},discard:[3,10,2,8,15],brought:5,agenda:[5,26,25],used:[false,false,false,false,false,false,true,true,true],pledges:[{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null},{offer:14,by:1,to:[2],promise:{type:"bid",law:5,yes:false,tokens:1,turn:2},given:215,verdict:"open",decided:null}]},
    open: {2:{bid:[5,25,26],vote:[25,26]},3:{vote:[2,3,5,8,10,15,25,26],bid:[2,3,5,8,10,15,25,26],agenda:[2,3,5,8,10,15,25,26],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[2],takers:[1],promise:{type:"president",president:0,turn:2},rest:[{type:"bid",law:26,yes:true,tokens:1,turn:2}],clause:"deal.window"},
      {givers:[0],takers:[1],promise:{type:"head",faction:"lawmakers",head:0,turn:3},rest:[{type:"vote",law:26,yes:true,turn:3}],clause:null},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"resolving",number:0,amount:2,effects:[{seat:2,kind:"reward"}]},discard:[3,10,2,8,15],brought:5,agenda:[5,26,25],used:[false,false,false,true,false,false,true,true,true],pledges:[{offer:11,by:0,to:[2],promise:{type:"apart",faction:"lawmakers",other:1,turn:3},given:162,verdict:"open",decided:null},{offer:12,by:1,to:[2],promise:{type:"head",faction:"lawmakers",head:2,turn:3},given:175,verdict:"open",decided:null},{offer:13,by:2,to:[0],promise:{type:"send",faction:"voters",supporters:1,turn:3},given:196,verdict:"open",decided:null}]},
    open: {2:{vote:[25,26],bid:[25,26]},3:{vote:[2,3,5,8,10,15,25,26],bid:[2,3,5,8,10,15,25,26],agenda:[2,3,5,8,10,15,25,26],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[1],takers:[0,2],promise:{type:"agenda",law:5,on:true,turn:3},rest:[{type:"bid",law:26,yes:false,tokens:3,turn:2}],clause:null},
      {givers:[0,2],takers:[1],promise:{type:"president",president:2,turn:2},rest:[{type:"agenda",law:5,on:false,turn:3}],clause:"deal.window"},
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"coalescing",groups:[[],[],[],[],[],[],[]],motions:[{n:0,faction:"justice",by:0,members:[0,1],head:0,joined:[0]}],proposed:1,floor:{firm:[false,false,false],been:[false,false,false],edits:[1,0,0],late:[0,0,0]},protested:true,refused:[]},discard:[3,10,2,8,15,4,9,18],brought:null,agenda:[],used:[true,true,false,true,true,false,true,true,true],pledges:[{offer:17,by:2,to:[0],promise:{type:"bid",law:3,yes:false,tokens:1,turn:4},given:287,verdict:"open",decided:null},{offer:18,by:2,to:[1],promise:{type:"vote",law:10,yes:true,turn:4},given:289,verdict:"open",decided:null},{offer:19,by:0,to:[1],promise:{type:"head",faction:"lawmakers",head:1,turn:4},given:291,verdict:"open",decided:null}]},
    open: {3:{vote:[2,3,4,8,9,10,15,18],bid:[2,3,4,8,9,10,15,18],agenda:[2,3,4,8,9,10,15,18],head:[],apart:[],president:[],filibuster:[]},4:{vote:[2,3,4,8,9,10,15,18],bid:[2,3,4,8,9,10,15,18],agenda:[2,3,4,8,9,10,15,18],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[1,2],takers:[0],promise:{type:"vote",law:3,yes:true,turn:4},rest:[{type:"vote",law:3,yes:false,turn:4}],clause:"deal.contradiction"},
      {givers:[0,2],takers:[1],promise:{type:"vote",law:10,yes:true,turn:4},rest:[],clause:"deal.once"},
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"bidding",poll:{number:0,ballots:[true,false,false],influence:[0,0,0],capital:[0,0,0],doubled:null,limited:null},yes:{order:[0],asked:false,begun:false,dropped:false},no:{order:[1,2],asked:false,begun:false,dropped:false},side:true,queue:[0],start:0,alone:false},discard:[3,10,2,8,15,4,18],brought:9,agenda:[22,9,27],used:[false,false,false,false,false,false,true,true,false],pledges:[{offer:18,by:2,to:[1],promise:{type:"vote",law:10,yes:true,turn:4},given:289,verdict:"open",decided:null},{offer:19,by:0,to:[1],promise:{type:"head",faction:"lawmakers",head:1,turn:4},given:291,verdict:"open",decided:null},{offer:20,by:2,to:[1],promise:{type:"send",faction:"voters",supporters:2,turn:4},given:300,verdict:"open",decided:null}]},
    open: {3:{vote:[9,27],bid:[9,22,27],filibuster:[]},4:{vote:[2,3,4,8,9,10,15,18,22,27],bid:[2,3,4,8,9,10,15,18,22,27],agenda:[2,3,4,8,9,10,15,18,22,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
    ],
  },
  {
    view: {turn:4,turns:5,stage:{type:"resolving",number:0,amount:2,effects:[{seat:2,kind:"penalty"},{seat:0,kind:"reward"},{seat:1,kind:"reward"}]},discard:[3,10,2,8,15,4,22,9,27,6,12,24],brought:18,agenda:[18,21,14],used:[false,false,false,true,false,false,true,true,false],pledges:[{offer:23,by:1,to:[0],promise:{type:"bid",law:3,yes:false,tokens:3,turn:5},given:383,verdict:"open",decided:null},{offer:26,by:2,to:[0],promise:{type:"bid",law:10,yes:false,tokens:1,turn:5},given:435,verdict:"open",decided:null},{offer:28,by:2,to:[1],promise:{type:"bid",law:21,yes:true,tokens:2,turn:4},given:476,verdict:"open",decided:null}]},
    open: {4:{vote:[14,21],bid:[14,21],filibuster:[]},5:{vote:[2,3,4,6,8,9,10,12,14,15,18,21,22,24,27],bid:[2,3,4,6,8,9,10,12,14,15,18,21,22,24,27],agenda:[2,3,4,6,8,9,10,12,14,15,18,21,22,24,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[1],takers:[2],promise:{type:"president",president:0,turn:5},rest:[{type:"spare",power:"filibuster",other:2,turn:5}],clause:null},
    ],
  },
  {
    view: {turn:5,turns:5,stage:{type:"ended"},discard:[3,10,2,8,4,22,9,27,6,12,24,14,7,11,20,17,13,16,23],brought:15,agenda:[17,1,15],used:[false,false,false,false,true,true,true,true,true],pledges:[]},
    open: {},
    given: [
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"ruling",paused:{type:"bidding",poll:{number:0,ballots:[true,true,true],influence:[3,2,9],capital:[1,0,1],doubled:2,limited:null},yes:{order:[0,1,2],asked:true,begun:true,dropped:false},no:{order:[],asked:false,begun:true,dropped:true},side:true,queue:[0,1,2],start:26,alone:true},among:[0,1,2]},discard:[16,1,17,20,22],brought:24,agenda:[27,24,6],used:[false,false,false,true,false,false,true,true,false],pledges:[{offer:10,by:2,to:[0],promise:{type:"vote",law:24,yes:false,turn:3},given:211,verdict:"open",decided:null},{offer:11,by:0,to:[2],promise:{type:"bid",law:27,yes:false,tokens:2,turn:2},given:216,verdict:"open",decided:null},{offer:12,by:2,to:[0],promise:{type:"bid",law:24,yes:false,tokens:3,turn:3},given:224,verdict:"open",decided:null}]},
    open: {2:{vote:[6,24],bid:[6,24,27],filibuster:[]},3:{vote:[1,6,16,17,20,22,24,27],bid:[1,6,16,17,20,22,24,27],agenda:[1,6,16,17,20,22,24,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"awarding",poll:{number:0,ballots:[true,false,true],influence:[7,0,7],capital:[1,2,1],doubled:1,limited:1},tied:[0,2]},discard:[16,1,17,20,24,6,2,4,14],brought:22,agenda:[22,19,13],used:[false,false,false,true,true,false,true,true,true],pledges:[{offer:17,by:0,to:[2],promise:{type:"head",faction:"voters",head:1,turn:4},given:277,verdict:"open",decided:null},{offer:21,by:2,to:[0],promise:{type:"agenda",law:16,on:true,turn:4},given:340,verdict:"open",decided:null},{offer:22,by:2,to:[1],promise:{type:"vote",law:1,yes:true,turn:4},given:342,verdict:"open",decided:null}]},
    open: {3:{vote:[13,19],bid:[13,19]},4:{vote:[1,2,4,6,13,14,16,17,19,20,22,24],bid:[1,2,4,6,13,14,16,17,19,20,22,24],agenda:[1,2,4,6,13,14,16,17,19,20,22,24],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0,1],takers:[2],promise:{type:"head",faction:"voters",head:1,turn:4},rest:[{type:"bid",law:19,yes:false,tokens:3,turn:4}],clause:"deal.once"},
      {givers:[0],takers:[1,2],promise:{type:"president",president:1,turn:3},rest:[],clause:"deal.window"},
      {givers:[2],takers:[0],promise:{type:"agenda",law:19,on:false,turn:4},rest:[{type:"agenda",law:19,on:true,turn:4}],clause:"deal.contradiction"},
      {givers:[1,2],takers:[0],promise:{type:"apart",faction:"lawmakers",other:1,turn:4},rest:[{type:"head",faction:"lawmakers",head:1,turn:4}],clause:"deal.words"},
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"awarding",poll:{number:2,ballots:[false,true,true],influence:[0,0,0],capital:[0,0,0],doubled:null,limited:null},tied:[1,2]},discard:[16,1,17,20,24,6,2,4,14,19],brought:22,agenda:[22,19,13],used:[false,false,false,true,true,true,true,true,true],pledges:[{offer:17,by:0,to:[2],promise:{type:"head",faction:"voters",head:1,turn:4},given:277,verdict:"open",decided:null},{offer:21,by:2,to:[0],promise:{type:"agenda",law:16,on:true,turn:4},given:340,verdict:"open",decided:null},{offer:22,by:2,to:[1],promise:{type:"vote",law:1,yes:true,turn:4},given:342,verdict:"open",decided:null}]},
    open: {4:{vote:[1,2,4,6,13,14,16,17,19,20,22,24],bid:[1,2,4,6,13,14,16,17,19,20,22,24],agenda:[1,2,4,6,13,14,16,17,19,20,22,24],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[0],takers:[1,2],promise:{type:"vote",law:22,yes:true,turn:4},rest:[{type:"apart",faction:"lawmakers",other:2,turn:4}],clause:null},
      {givers:[1,2],takers:[0],promise:{type:"agenda",law:22,on:true,turn:3},rest:[],clause:"deal.window"},
    ],
  },
  {
    view: {turn:5,turns:5,stage:{type:"nominating",controls:[{turn:5,faction:"activists",bloc:{head:2,members:[2],strength:3},clause:"coalition.winner"},{turn:5,faction:"voters",bloc:{head:1,members:[1],strength:8},clause:"coalition.winner"},{turn:5,faction:"media",bloc:{head:0,members:[0],strength:4},clause:"coalition.winner"},{turn:5,faction:"money",bloc:{head:0,members:[0],strength:9},clause:"coalition.winner"},{turn:5,faction:"bureaucracy",bloc:{head:1,members:[1],strength:6},clause:"coalition.winner"},{turn:5,faction:"justice",bloc:{head:0,members:[0],strength:5},clause:"coalition.winner"},{turn:5,faction:"lawmakers",bloc:{head:2,members:[2],strength:7},clause:"coalition.winner"}],tied:[0,2]},discard:[16,1,17,20,6,2,4,14,19,9,15,25,24,3,5,21],brought:null,agenda:[],used:[true,true,true,true,true,false,true,true,true],pledges:[{offer:28,by:0,to:[1],promise:{type:"agenda",law:1,on:false,turn:5},given:451,verdict:"open",decided:null},{offer:31,by:2,to:[1],promise:{type:"bid",law:1,yes:true,tokens:1,turn:5},given:469,verdict:"open",decided:null},{offer:36,by:1,to:[0],promise:{type:"bid",law:1,yes:false,tokens:2,turn:5},given:499,verdict:"open",decided:null}]},
    open: {5:{vote:[1,2,3,4,5,6,9,14,15,16,17,19,20,21,24,25],bid:[1,2,3,4,5,6,9,14,15,16,17,19,20,21,24,25],agenda:[1,2,3,4,5,6,9,14,15,16,17,19,20,21,24,25],president:[],filibuster:[]}},
    given: [
      {givers:[0,2],takers:[1],promise:{type:"president",president:2,turn:6},rest:[],clause:"deal.window"},
      {givers:[0],takers:[2],promise:{type:"agenda",law:1,on:true,turn:5},rest:[],clause:"deal.contradiction"},
      {givers:[0,1],takers:[2],promise:{type:"agenda",law:1,on:true,turn:5},rest:[],clause:"deal.contradiction"},
      {givers:[0],takers:[1,2],promise:{type:"agenda",law:1,on:true,turn:5},rest:[],clause:"deal.contradiction"},
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"balloting",number:2},discard:[14,13,15,1,12,24,27],brought:27,agenda:[24,27,17],used:[false,false,false,true,true,false,true,true,false],pledges:[{offer:22,by:1,to:[0],promise:{type:"bid",law:14,yes:true,tokens:3,turn:4},given:323,verdict:"open",decided:null}]},
    open: {3:{vote:[17],bid:[17],filibuster:[]},4:{vote:[1,12,13,14,15,17,24,27],bid:[1,12,13,14,15,17,24,27],agenda:[1,12,13,14,15,17,24,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"filibustering",poll:{number:2,ballots:[true,true,false],influence:[0,0,0],capital:[0,0,0],doubled:null,limited:null}},discard:[14,13,15,1,12,24,27],brought:27,agenda:[24,27,17],used:[false,false,false,true,true,false,true,true,false],pledges:[{offer:22,by:1,to:[0],promise:{type:"bid",law:14,yes:true,tokens:3,turn:4},given:323,verdict:"open",decided:null}]},
    open: {3:{bid:[17],filibuster:[]},4:{vote:[1,12,13,14,15,17,24,27],bid:[1,12,13,14,15,17,24,27],agenda:[1,12,13,14,15,17,24,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"bidding",poll:{number:2,ballots:[true,true,false],influence:[0,0,0],capital:[0,0,0],doubled:null,limited:null},yes:{order:[1,0],asked:false,begun:false,dropped:false},no:{order:[2],asked:false,begun:false,dropped:false},side:true,queue:[1,0],start:0,alone:false},discard:[14,13,15,1,12,24,27],brought:27,agenda:[24,27,17],used:[false,false,false,true,true,false,true,true,false],pledges:[{offer:22,by:1,to:[0],promise:{type:"bid",law:14,yes:true,tokens:3,turn:4},given:323,verdict:"open",decided:null}]},
    open: {3:{bid:[17]},4:{vote:[1,12,13,14,15,17,24,27],bid:[1,12,13,14,15,17,24,27],agenda:[1,12,13,14,15,17,24,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"ruling",paused:{type:"bidding",poll:{number:2,ballots:[true,true,false],influence:[0,5,0],capital:[0,0,1],doubled:null,limited:null},yes:{order:[1,0],asked:true,begun:true,dropped:false},no:{order:[2],asked:false,begun:true,dropped:true},side:true,queue:[1,0],start:5,alone:true},among:[1,0]},discard:[14,13,15,1,12,24,27],brought:27,agenda:[24,27,17],used:[false,false,false,true,true,false,true,true,false],pledges:[{offer:22,by:1,to:[0],promise:{type:"bid",law:14,yes:true,tokens:3,turn:4},given:323,verdict:"open",decided:null}]},
    open: {3:{bid:[17]},4:{vote:[1,12,13,14,15,17,24,27],bid:[1,12,13,14,15,17,24,27],agenda:[1,12,13,14,15,17,24,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
    ],
  },
  {
    view: {turn:3,turns:5,stage:{type:"resolving",number:2,amount:2,effects:[{seat:2,kind:"penalty"},{seat:1,kind:"reward"},{seat:0,kind:"reward"}]},discard:[14,13,15,1,12,24,27],brought:27,agenda:[24,27,17],used:[false,false,false,true,true,false,true,true,false],pledges:[{offer:22,by:1,to:[0],promise:{type:"bid",law:14,yes:true,tokens:3,turn:4},given:323,verdict:"open",decided:null}]},
    open: {4:{vote:[1,12,13,14,15,17,24,27],bid:[1,12,13,14,15,17,24,27],agenda:[1,12,13,14,15,17,24,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[2],takers:[0,1],promise:{type:"agenda",law:27,on:false,turn:4},rest:[{type:"agenda",law:27,on:true,turn:4}],clause:"deal.contradiction"},
    ],
  },
  {
    view: {turn:2,turns:5,stage:{type:"awarding",poll:{number:0,ballots:[false,false,true,true],influence:[5,0,4,9],capital:[0,1,2,3],doubled:2,limited:null},tied:[2,3]},discard:[27,1,6,11,23],brought:4,agenda:[14,7,4],used:[false,false,false,true,true,false,true,true,false],pledges:[{offer:13,by:1,to:[0],promise:{type:"head",faction:"lawmakers",head:1,turn:3},given:145,verdict:"open",decided:null},{offer:17,by:0,to:[3],promise:{type:"vote",law:27,yes:false,turn:3},given:233,verdict:"open",decided:null},{offer:19,by:1,to:[0],promise:{type:"vote",law:7,yes:true,turn:2},given:245,verdict:"open",decided:null}]},
    open: {2:{vote:[4,7],bid:[4,7],filibuster:[]},3:{vote:[1,4,6,7,11,14,23,27],bid:[1,4,6,7,11,14,23,27],agenda:[1,4,6,7,11,14,23,27],head:[],apart:[],send:[],president:[],scandal:[],protest:[],filibuster:[]}},
    given: [
      {givers:[2,3],takers:[1],promise:{type:"head",faction:"lawmakers",head:1,turn:2},rest:[{type:"spare",power:"scandal",other:0,turn:3}],clause:"deal.window"},
      {givers:[2],takers:[1],promise:{type:"send",faction:"lawmakers",supporters:3,turn:2},rest:[{type:"head",faction:"voters",head:1,turn:3}],clause:"deal.window"},
      {givers:[0,3],takers:[1],promise:{type:"head",faction:"voters",head:2,turn:3},rest:[{type:"spare",power:"scandal",other:2,turn:3}],clause:null},
    ],
  },
];

export const ROWS: readonly Row[] = [
  { promise: {type:"vote",law:1,yes:true,turn:1}, others: '>x....x.........................' },
  { promise: {type:"vote",law:1,yes:false,turn:1}, others: 'x>..xx..........................' },
  { promise: {type:"vote",law:2,yes:false,turn:1}, others: '..>....x........................' },
  { promise: {type:"vote",law:1,yes:false,turn:2}, others: '...>....x.......................' },
  { promise: {type:"bid",law:1,yes:true,tokens:2,turn:1}, others: '.x..>.x.........................' },
  { promise: {type:"bid",law:1,yes:true,tokens:3,turn:1}, others: '.x..>>x.........................' },
  { promise: {type:"bid",law:1,yes:false,tokens:2,turn:1}, others: 'x...xx>.........................' },
  { promise: {type:"bid",law:2,yes:true,tokens:3,turn:1}, others: '..x....>........................' },
  { promise: {type:"bid",law:1,yes:true,tokens:2,turn:2}, others: '...x....>.......................' },
  { promise: {type:"agenda",law:1,on:true,turn:1}, others: '.........>x.....................' },
  { promise: {type:"agenda",law:1,on:false,turn:1}, others: '.........x>.....................' },
  { promise: {type:"agenda",law:2,on:false,turn:1}, others: '...........>....................' },
  { promise: {type:"agenda",law:1,on:false,turn:2}, others: '............>...................' },
  { promise: {type:"head",faction:"media",head:1,turn:1}, others: '.............>x..x..............' },
  { promise: {type:"head",faction:"media",head:2,turn:1}, others: '.............x>...x.............' },
  { promise: {type:"head",faction:"money",head:2,turn:1}, others: '...............>................' },
  { promise: {type:"head",faction:"media",head:2,turn:2}, others: '................>...x...........' },
  { promise: {type:"apart",faction:"media",other:1,turn:1}, others: '.............x...>..............' },
  { promise: {type:"apart",faction:"media",other:2,turn:1}, others: '..............x...>.............' },
  { promise: {type:"apart",faction:"money",other:1,turn:1}, others: '...................>............' },
  { promise: {type:"apart",faction:"media",other:2,turn:2}, others: '................x...>...........' },
  { promise: {type:"send",faction:"media",supporters:1,turn:1}, others: '.....................>..........' },
  { promise: {type:"send",faction:"media",supporters:2,turn:1}, others: '.....................>>.........' },
  { promise: {type:"send",faction:"money",supporters:1,turn:1}, others: '.......................>........' },
  { promise: {type:"send",faction:"media",supporters:1,turn:2}, others: '........................>.......' },
  { promise: {type:"president",president:1,turn:1}, others: '.........................>x.....' },
  { promise: {type:"president",president:2,turn:1}, others: '.........................x>.....' },
  { promise: {type:"president",president:2,turn:2}, others: '...........................>....' },
  { promise: {type:"spare",power:"protest",other:1,turn:1}, others: '............................>...' },
  { promise: {type:"spare",power:"protest",other:2,turn:1}, others: '.............................>..' },
  { promise: {type:"spare",power:"scandal",other:1,turn:1}, others: '..............................>.' },
  { promise: {type:"spare",power:"protest",other:1,turn:2}, others: '...............................>' },
];
