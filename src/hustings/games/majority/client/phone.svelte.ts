/** Whether the page is as narrow as a phone. */
const narrow = typeof matchMedia === 'function' ? matchMedia('(max-width: 700px)') : null;

class Phone {
  isNarrow = $state(narrow?.matches ?? false);

  constructor() {
    narrow?.addEventListener('change', () => (this.isNarrow = narrow.matches));
  }
}

export const phone = new Phone();
