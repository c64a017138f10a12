-- A store of version 1, as the first Hustings left it. The key of each seat is seat-<number>.
BEGIN TRANSACTION;
CREATE TABLE events (
    game TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    by TEXT NOT NULL,
    at INTEGER NOT NULL,
    key TEXT,
    prompt INTEGER,
    PRIMARY KEY (game, n)
) WITHOUT ROWID;
INSERT INTO "events" VALUES('a-trick-begun',0,NULL,'{"type":"deal","dealer":0,"hands":[["2WL","3SK","3LY","5ML","5YK","6MW","7SK"],["AM","AS","4YK","5SW","8MS","8WL","CL"],["AY","7ML","7WY","9WY","CS","CY","CK"]]}','seat',1796023985729,NULL,NULL);
INSERT INTO "events" VALUES('a-trick-begun',1,1,'{"type":"play","card":"AS"}','seat',1796023985743,'a0',0);
INSERT INTO "events" VALUES('a-trick-begun',2,2,'{"type":"play","card":"CY"}','seat',1796023985749,'a1',1);
INSERT INTO "events" VALUES('a-trick-begun',3,0,'{"type":"play","card":"6MW"}','seat',1796023985750,'a2',2);
INSERT INTO "events" VALUES('a-trick-begun',4,1,'{"type":"play","card":"5SW"}','seat',1796023985765,'a3',3);
INSERT INTO "events" VALUES('a-trick-begun',5,2,'{"type":"play","card":"7WY"}','seat',1796023985773,'a4',4);
INSERT INTO "events" VALUES('a-trick-begun',6,0,'{"type":"play","card":"2WL"}','seat',1796023985780,'a5',5);
INSERT INTO "events" VALUES('a-trick-begun',7,2,'{"type":"play","card":"AY"}','seat',1796023985789,'a6',6);
INSERT INTO "events" VALUES('a-trick-begun',8,0,'{"type":"play","card":"5YK"}','seat',1796023985790,'a7',7);
INSERT INTO "events" VALUES('a-trick-begun',9,1,'{"type":"play","card":"8WL"}','seat',1796023985793,'a8',8);
INSERT INTO "events" VALUES('a-trick-begun',10,0,'{"type":"play","card":"3SK"}','seat',1796023985797,'a9',9);
INSERT INTO "events" VALUES('a-trick-begun',11,1,'{"type":"play","card":"4YK"}','seat',1796023985798,'a10',10);
INSERT INTO "events" VALUES('finished',0,NULL,'{"type":"deal","dealer":0,"hands":[["AW","3MW","4WL","6LK","8YK","CM","CS"],["5SW","7WY","9MS","9WY","9LK","CW","CK"],["AL","2MK","3SK","4MS","6MW","6SY","7SK"]]}','seat',1796023985877,NULL,NULL);
INSERT INTO "events" VALUES('finished',1,1,'{"type":"play","card":"9LK"}','seat',1796023985883,'a22',0);
INSERT INTO "events" VALUES('finished',2,2,'{"type":"play","card":"AL"}','seat',1796023985885,'a23',1);
INSERT INTO "events" VALUES('finished',3,0,'{"type":"play","card":"4WL"}','seat',1796023985889,'a24',2);
INSERT INTO "events" VALUES('finished',4,0,'{"type":"play","card":"AW"}','seat',1796023985893,'a25',3);
INSERT INTO "events" VALUES('finished',5,1,'{"type":"play","card":"7WY"}','seat',1796023985897,'a26',4);
INSERT INTO "events" VALUES('finished',6,2,'{"type":"play","card":"7SK"}','seat',1796023985901,'a27',5);
INSERT INTO "events" VALUES('finished',7,1,'{"type":"play","card":"9MS"}','seat',1796023985905,'a28',6);
INSERT INTO "events" VALUES('finished',8,2,'{"type":"play","card":"2MK"}','seat',1796023985909,'a29',7);
INSERT INTO "events" VALUES('finished',9,0,'{"type":"play","card":"CM"}','seat',1796023985910,'a30',8);
INSERT INTO "events" VALUES('finished',10,0,'{"type":"play","card":"6LK"}','seat',1796023985913,'a31',9);
INSERT INTO "events" VALUES('finished',11,1,'{"type":"play","card":"5SW"}','seat',1796023985917,'a32',10);
INSERT INTO "events" VALUES('finished',12,2,'{"type":"play","card":"6MW"}','seat',1796023985921,'a33',11);
INSERT INTO "events" VALUES('finished',13,0,'{"type":"play","card":"8YK"}','seat',1796023985925,'a34',12);
INSERT INTO "events" VALUES('finished',14,1,'{"type":"play","card":"CW"}','seat',1796023985929,'a35',13);
INSERT INTO "events" VALUES('finished',15,2,'{"type":"play","card":"3SK"}','seat',1796023985933,'a36',14);
INSERT INTO "events" VALUES('finished',16,0,'{"type":"play","card":"CS"}','seat',1796023985937,'a37',15);
INSERT INTO "events" VALUES('finished',17,1,'{"type":"play","card":"9WY"}','seat',1796023985941,'a38',16);
INSERT INTO "events" VALUES('finished',18,2,'{"type":"play","card":"4MS"}','seat',1796023985945,'a39',17);
INSERT INTO "events" VALUES('finished',19,0,'{"type":"play","card":"3MW"}','seat',1796023985949,'a40',18);
INSERT INTO "events" VALUES('finished',20,1,'{"type":"play","card":"CK"}','seat',1796023985953,'a41',19);
INSERT INTO "events" VALUES('finished',21,2,'{"type":"play","card":"6SY"}','seat',1796023985957,'a42',20);
INSERT INTO "events" VALUES('finished',22,NULL,'{"type":"deal","dealer":1,"hands":[["AY","AK","3SK","4YK","7ML","7SK","9LK"],["AM","AL","2SY","4WL","8WL","9WY","CK"],["2WL","4MS","5YK","7WY","CS","CL","CY"]]}','seat',1796023985957,NULL,NULL);
INSERT INTO "events" VALUES('finished',23,2,'{"type":"play","card":"CL"}','seat',1796023985959,'a43',21);
INSERT INTO "events" VALUES('finished',24,0,'{"type":"play","card":"AY"}','seat',1796023985965,'a44',22);
INSERT INTO "events" VALUES('finished',25,1,'{"type":"play","card":"AL"}','seat',1796023985969,'a45',23);
INSERT INTO "events" VALUES('finished',26,1,'{"type":"play","card":"9WY"}','seat',1796023985973,'a46',24);
INSERT INTO "events" VALUES('finished',27,2,'{"type":"play","card":"2WL"}','seat',1796023985977,'a47',25);
INSERT INTO "events" VALUES('finished',28,0,'{"type":"play","card":"AK"}','seat',1796023985981,'a48',26);
INSERT INTO "events" VALUES('finished',29,1,'{"type":"play","card":"4WL"}','seat',1796023985985,'a49',27);
INSERT INTO "events" VALUES('finished',30,2,'{"type":"play","card":"4MS"}','seat',1796023985989,'a50',28);
INSERT INTO "events" VALUES('finished',31,0,'{"type":"play","card":"3SK"}','seat',1796023985993,'a51',29);
INSERT INTO "events" VALUES('finished',32,1,'{"type":"play","card":"8WL"}','seat',1796023985997,'a52',30);
INSERT INTO "events" VALUES('finished',33,2,'{"type":"play","card":"CY"}','seat',1796023986001,'a53',31);
INSERT INTO "events" VALUES('finished',34,0,'{"type":"play","card":"9LK"}','seat',1796023986005,'a54',32);
INSERT INTO "events" VALUES('finished',35,0,'{"type":"play","card":"7SK"}','seat',1796023986009,'a55',33);
INSERT INTO "events" VALUES('finished',36,1,'{"type":"play","card":"CK"}','seat',1796023986013,'a56',34);
INSERT INTO "events" VALUES('finished',37,2,'{"type":"play","card":"CS"}','seat',1796023986017,'a57',35);
INSERT INTO "events" VALUES('finished',38,1,'{"type":"play","card":"AM"}','seat',1796023986021,'a58',36);
INSERT INTO "events" VALUES('finished',39,2,'{"type":"play","card":"7WY"}','seat',1796023986025,'a59',37);
INSERT INTO "events" VALUES('finished',40,0,'{"type":"play","card":"7ML"}','seat',1796023986029,'a60',38);
INSERT INTO "events" VALUES('finished',41,0,'{"type":"play","card":"4YK"}','seat',1796023986033,'a61',39);
INSERT INTO "events" VALUES('finished',42,1,'{"type":"play","card":"2SY"}','seat',1796023986037,'a62',40);
INSERT INTO "events" VALUES('finished',43,2,'{"type":"play","card":"5YK"}','seat',1796023986041,'a63',41);
INSERT INTO "events" VALUES('finished',44,NULL,'{"type":"deal","dealer":2,"hands":[["AY","2SY","2WL","4WL","4YK","6MW","7SK"],["AM","AL","3SK","5SW","8WL","9MS","9LK"],["6LK","7ML","7WY","8MS","9WY","CS","CL"]]}','seat',1796023986041,NULL,NULL);
INSERT INTO "events" VALUES('finished',45,0,'{"type":"play","card":"2WL"}','seat',1796023986045,'a64',42);
INSERT INTO "events" VALUES('finished',46,1,'{"type":"play","card":"AL"}','seat',1796023986049,'a65',43);
INSERT INTO "events" VALUES('finished',47,2,'{"type":"play","card":"7WY"}','seat',1796023986053,'a66',44);
INSERT INTO "events" VALUES('finished',48,1,'{"type":"play","card":"3SK"}','seat',1796023986057,'a67',45);
INSERT INTO "events" VALUES('finished',49,2,'{"type":"play","card":"7ML"}','seat',1796023986059,'a68',46);
INSERT INTO "events" VALUES('finished',50,0,'{"type":"play","card":"AY"}','seat',1796023986065,'a69',47);
INSERT INTO "events" VALUES('finished',51,1,'{"type":"play","card":"8WL"}','seat',1796023986069,'a70',48);
INSERT INTO "events" VALUES('finished',52,2,'{"type":"play","card":"9WY"}','seat',1796023986073,'a71',49);
INSERT INTO "events" VALUES('finished',53,0,'{"type":"play","card":"2SY"}','seat',1796023986077,'a72',50);
INSERT INTO "events" VALUES('finished',54,2,'{"type":"play","card":"6LK"}','seat',1796023986081,'a73',51);
INSERT INTO "events" VALUES('finished',55,0,'{"type":"play","card":"6MW"}','seat',1796023986086,'a74',52);
INSERT INTO "events" VALUES('finished',56,1,'{"type":"play","card":"9MS"}','seat',1796023986089,'a75',53);
INSERT INTO "events" VALUES('finished',57,2,'{"type":"play","card":"8MS"}','seat',1796023986093,'a76',54);
INSERT INTO "events" VALUES('finished',58,0,'{"type":"play","card":"4WL"}','seat',1796023986097,'a77',55);
INSERT INTO "events" VALUES('finished',59,1,'{"type":"play","card":"AM"}','seat',1796023986101,'a78',56);
INSERT INTO "events" VALUES('finished',60,1,'{"type":"play","card":"5SW"}','seat',1796023986105,'a79',57);
INSERT INTO "events" VALUES('finished',61,2,'{"type":"play","card":"CS"}','seat',1796023986109,'a80',58);
INSERT INTO "events" VALUES('finished',62,0,'{"type":"play","card":"4YK"}','seat',1796023986113,'a81',59);
INSERT INTO "events" VALUES('finished',63,2,'{"type":"play","card":"CL"}','seat',1796023986117,'a82',60);
INSERT INTO "events" VALUES('finished',64,0,'{"type":"play","card":"7SK"}','seat',1796023986121,'a83',61);
INSERT INTO "events" VALUES('finished',65,1,'{"type":"play","card":"9LK"}','seat',1796023986125,'a84',62);
INSERT INTO "events" VALUES('two-committed',0,NULL,'{"type":"deal","dealer":1,"day":1,"hands":[["6S","3H","KH","3D","5D","JD","KD","AC"],["3S","5S","7S","10S","JH","9D","4C","7C"],["8S","7H","8H","4D","7D","5C","JC","KC"]],"pool":["AS","4S","8C","10C","9H","8D","9C","3C"]}','seat',1796023985816,NULL,NULL);
INSERT INTO "events" VALUES('two-committed',1,2,'{"type":"commit","card":"8S"}','seat',1796023985827,'a11',0);
INSERT INTO "events" VALUES('two-committed',2,0,'{"type":"commit","card":"3D"}','seat',1796023985828,'a12',0);
INSERT INTO "events" VALUES('two-committed',3,1,'{"type":"commit","card":"7S"}','seat',1796023985833,'a13',0);
INSERT INTO "events" VALUES('two-committed',4,1,'{"type":"commit","card":"10S"}','seat',1796023985834,'a14',1);
INSERT INTO "events" VALUES('two-committed',5,0,'{"type":"commit","card":"5D"}','seat',1796023985835,'a15',1);
INSERT INTO "events" VALUES('two-committed',6,2,'{"type":"commit","card":"JC"}','seat',1796023985847,'a16',1);
INSERT INTO "events" VALUES('two-committed',7,2,'{"type":"commit","card":"8H"}','seat',1796023985849,'a17',2);
INSERT INTO "events" VALUES('two-committed',8,0,'{"type":"commit","card":"6S"}','seat',1796023985861,'a18',2);
INSERT INTO "events" VALUES('two-committed',9,1,'{"type":"commit","card":"3S"}','seat',1796023985862,'a19',2);
INSERT INTO "events" VALUES('two-committed',10,0,'{"type":"commit","card":"KD"}','seat',1796023985863,'a20',3);
INSERT INTO "events" VALUES('two-committed',11,2,'{"type":"commit","card":"7H"}','seat',1796023985864,'a21',3);
CREATE TABLE remarks (
    game TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    key TEXT NOT NULL,
    UNIQUE (game, n)
);
INSERT INTO "remarks" VALUES('finished',0,0,'ana','Selamat malam',1796023985882,'s');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    charter TEXT NOT NULL,
    chairs TEXT NOT NULL,
    secret BLOB NOT NULL,
    created INTEGER NOT NULL,
    host INTEGER,
    seed BLOB,
    next TEXT,
    over INTEGER NOT NULL,
    version INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('a-trick-begun','{"game":"tightwad","version":1,"options":{"allow_two":false},"watchers":true,"hot_seat":false,"turn_seconds":60,"leaver":"default"}','[{"name":"ana","bot":null,"taken":true,"key":"0d723a5e4f1199f4fd15919f41af79885fe1b9be314f2328127de443afc5e8dd","guest":"24d4b96f58da6d4a8512313bbd02a28ebf0ca95dec6e4c86ef78ce7f01e788ac","entropy":""},{"name":"p1","bot":null,"taken":true,"key":"eb1093499bfcc900f707c998803b4bd9e7939683200cf405837559774d084e92","guest":"f64551fcd6f07823cb87971cfb91446425da18286b3ab1ef935e0cbd7a69f68a","entropy":""},{"name":"p2","bot":null,"taken":true,"key":"ac88e62697406988a819a10d149304b43362942543289a78c59b3d0b85ac65a9","guest":"3946ca64ff78d93ca61090a437cbb6b3d2ca0d488f5f9ccf3059608368b27693","entropy":""}]',X'2316DF6D849773EB84053CD45A81D68E608577B7BD63A9770E53A336531C4C9E',1796023985703,0,X'2316DF6D849773EB84053CD45A81D68E608577B7BD63A9770E53A336531C4C9E',NULL,0,3);
INSERT INTO "tables" VALUES('finished','{"game":"tightwad","version":1,"options":{"allow_two":false},"watchers":true,"hot_seat":false,"turn_seconds":null,"leaver":"wait"}','[{"name":"ana","bot":null,"taken":true,"key":"0d723a5e4f1199f4fd15919f41af79885fe1b9be314f2328127de443afc5e8dd","guest":"24d4b96f58da6d4a8512313bbd02a28ebf0ca95dec6e4c86ef78ce7f01e788ac","entropy":""},{"name":"p1","bot":null,"taken":true,"key":"eb1093499bfcc900f707c998803b4bd9e7939683200cf405837559774d084e92","guest":"f64551fcd6f07823cb87971cfb91446425da18286b3ab1ef935e0cbd7a69f68a","entropy":""},{"name":"p2","bot":null,"taken":true,"key":"ac88e62697406988a819a10d149304b43362942543289a78c59b3d0b85ac65a9","guest":"3946ca64ff78d93ca61090a437cbb6b3d2ca0d488f5f9ccf3059608368b27693","entropy":""}]',X'D8761D95DD8B1DF0BBDE13E16D4F84D47C7DA5382EDB1E79DC64EBCEAAB23967',1796023985871,0,X'D8761D95DD8B1DF0BBDE13E16D4F84D47C7DA5382EDB1E79DC64EBCEAAB23967',NULL,1,4);
INSERT INTO "tables" VALUES('gathering','{"game":"tightwad","version":1,"options":{"allow_two":false},"watchers":true,"hot_seat":false,"turn_seconds":null,"leaver":"wait"}','[{"name":"ana","bot":null,"taken":true,"key":"0d723a5e4f1199f4fd15919f41af79885fe1b9be314f2328127de443afc5e8dd","guest":"24d4b96f58da6d4a8512313bbd02a28ebf0ca95dec6e4c86ef78ce7f01e788ac","entropy":""},{"name":"","bot":null,"taken":false,"key":"eb1093499bfcc900f707c998803b4bd9e7939683200cf405837559774d084e92","guest":null,"entropy":""},{"name":"","bot":"careful","taken":false,"key":null,"guest":null,"entropy":""}]',X'E45FA4634BF399455159CBB25A650D37B035B274690DB78116F91852B4035EB3',1796023986135,0,NULL,NULL,0,0);
INSERT INTO "tables" VALUES('two-committed','{"game":"democracy","version":1,"options":{"deal":"seed","sweep":1,"sweep_needs":"all","target":5,"tie_losers":"own","finish":"most","count":"suit"},"watchers":true,"hot_seat":false,"turn_seconds":null,"leaver":"wait"}','[{"name":"ana","bot":null,"taken":true,"key":"0d723a5e4f1199f4fd15919f41af79885fe1b9be314f2328127de443afc5e8dd","guest":"24d4b96f58da6d4a8512313bbd02a28ebf0ca95dec6e4c86ef78ce7f01e788ac","entropy":""},{"name":"p1","bot":null,"taken":true,"key":"eb1093499bfcc900f707c998803b4bd9e7939683200cf405837559774d084e92","guest":"f64551fcd6f07823cb87971cfb91446425da18286b3ab1ef935e0cbd7a69f68a","entropy":""},{"name":"p2","bot":null,"taken":true,"key":"ac88e62697406988a819a10d149304b43362942543289a78c59b3d0b85ac65a9","guest":"3946ca64ff78d93ca61090a437cbb6b3d2ca0d488f5f9ccf3059608368b27693","entropy":""}]',X'F44862A79920C115385469CA02A7458B51290301D1795D70A8CC3BF36972517D',1796023985809,0,X'F44862A79920C115385469CA02A7458B51290301D1795D70A8CC3BF36972517D',NULL,0,3);
CREATE INDEX tables_running ON tables (created) WHERE NOT over;
CREATE UNIQUE INDEX events_key ON events (game, seat, key) WHERE key IS NOT NULL;
COMMIT;
PRAGMA user_version = 1;
