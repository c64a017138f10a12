/** Laws: their titles in the reader's language, and whom they touch. */
import type { Majority } from '$lib/protocol';
import { marked } from '$lib/words/marks';
import { words } from '$lib/words/words.svelte';

import { holderOf } from './nouns';

/** A title in the language in use. */
export const titleOf = (title: Majority.Title): string =>
  (words.language === 'id' ? title.id || title.en : title.en || title.id) ?? '';

/** The facts that name a law, as the catalogues of both languages word them. */
export const titled = ({ title }: Majority.Law): { title_en: string; title_id: string } => ({
  title_en: title.en || title.id,
  title_id: title.id || title.en,
});

/** The same, each a link to the law's card. */
export const linked = (law: Majority.Law): { title_en: string; title_id: string } => {
  const { title_en, title_id } = titled(law);
  return { title_en: marked('link', String(law.id), title_en), title_id: marked('link', String(law.id), title_id) };
};

/** The law of this *number*, if the reader has seen it. */
export const lawOf = (view: Majority.View, number: number): Majority.Law | null =>
  view.laws.find(({ id }) => id === number) ?? null;

export type Touch = 'reward' | 'penalty' | 'both';

/** What *law* would do to *seat*: by its Politics if they are named at all, else by its powers. */
export function touch(view: Majority.View, law: Majority.Law, seat: number): Touch | null {
  const politics = view.politics[seat] ?? [];
  let rewarded = politics.some((each) => law.reward.politics.includes(each));
  let penalised = politics.some((each) => law.penalty.politics.includes(each));
  if (!rewarded && !penalised) {
    rewarded = law.reward.powers.some((power) => holderOf(view, power) === seat);
    penalised = law.penalty.powers.some((power) => holderOf(view, power) === seat);
  }
  if (rewarded && penalised) return 'both';
  if (rewarded) return 'reward';
  return penalised ? 'penalty' : null;
}

/** The laws in force by their symbol, each with who took it. */
export function passed(view: Majority.View): { law: Majority.Law; taker: number }[] {
  return view.votes.flatMap(({ law, taker }) => {
    const found = lawOf(view, law);
    return taker === null || !found ? [] : [{ law: found, taker }];
  });
}

/** The laws in the hand of *seat*, or `null` while they are hidden: in the last turn, from all others. */
export const lawsOf = (view: Majority.View, seat: number): Majority.Law[] | null =>
  view.hands[seat]?.flatMap((number) => lawOf(view, number) ?? []) ?? null;

/** Who took the law of this *number*; `null` where nobody did, or it is hidden who. */
export function takerOf(view: Majority.View, number: number): number | null {
  const taker = view.votes.find(({ law }) => law === number)?.taker ?? null;
  return taker === null || lawsOf(view, taker) === null ? null : taker;
}

/** How many laws with Unrest and with Order have passed. */
export function tally(view: Majority.View): { unrest: number; order: number } {
  const symbols = passed(view).map(({ law }) => law.symbol);
  return {
    unrest: symbols.filter((symbol) => symbol === 'unrest').length,
    order: symbols.filter((symbol) => symbol === 'order').length,
  };
}
