/** The law whose card the reader has opened, wherever it was named. */
class Reading {
  /** Its number; `null` while none is open. */
  law = $state<number | null>(null);
}

export const reading = new Reading();
