/** The posters of the front page, in the order in which they hang. */
import type { Component } from 'svelte';

import DemocracyPoster from './DemocracyPoster.svelte';
import MajorityPoster from './MajorityPoster.svelte';
import TightwadPoster from './TightwadPoster.svelte';

export interface Poster {
  game: string;
  ground: string;
  Art: Component;
}

export const POSTERS: readonly Poster[] = [
  { game: 'tightwad', ground: 'var(--poster-brick)', Art: TightwadPoster },
  { game: 'democracy', ground: 'var(--poster-navy)', Art: DemocracyPoster },
  { game: 'majority', ground: 'var(--poster-green)', Art: MajorityPoster },
];
