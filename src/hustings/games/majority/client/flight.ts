/** A flight: a picture of something goes to whoever has taken it, while the thing itself stays to be read. */
import { duration } from '$lib/state/motion';

const WAIT = 250;

/** Send a picture of *card* to *goal*, once the reader has seen where it lies; say how to call it off. */
export function fly(card: HTMLElement, goal: Element | null): () => void {
  const length = duration(350);
  if (!goal || length === 0) return () => undefined;
  const [from, to] = [card.getBoundingClientRect(), goal.getBoundingClientRect()];
  const picture = card.cloneNode(true) as HTMLElement;
  picture.inert = true;
  picture.ariaHidden = 'true';
  Object.assign(picture.style, {
    position: 'fixed',
    insetBlockStart: `${from.top}px`,
    left: `${from.left}px`,
    inlineSize: `${from.width}px`,
    zIndex: '4',
  });
  document.body.append(picture);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const flight = picture.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.3 }],
    { duration: length, delay: WAIT, easing: 'ease-in-out' },
  );
  const end = (): void => picture.remove();
  flight.finished.then(end, end);
  return () => flight.cancel();
}
