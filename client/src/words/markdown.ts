/** Markdown, as far as rulebooks use it: headings with ids, paragraphs, notes, lists, tables, stress. */

export interface Span {
  text: string;
  stress: 'strong' | 'em' | null;
}

export type Block =
  | { kind: 'heading'; level: number; id: string | null; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'note'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const HEADING = /^(#+)\s+(.*?)(?:\s+\{#([\w.-]+)\})?$/;

/** Read a rulebook's *source*. */
export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(block);
}

function block(part: string): Block[] {
  const lines = part.split('\n');
  const [first = '', ...rest] = lines;
  const heading = HEADING.exec(first);
  if (heading) {
    const [, marks = '', title = '', id] = heading;
    const found: Block = { kind: 'heading', level: marks.length, id: id ?? null, spans: spans(title) };
    return rest.length > 0 ? [found, ...block(rest.join('\n'))] : [found];
  }
  if (first.startsWith('>')) {
    return [{ kind: 'note', spans: spans(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')) }];
  }
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cells);
    return [{ kind: 'table', head, rows }];
  }
  if (/^[-*]\s/.test(first)) {
    const items = part.split(/\n(?=[-*]\s)/).map((item) => spans(item.slice(2).replace(/\s*\n\s*/g, ' ')));
    return [{ kind: 'list', items }];
  }
  return [{ kind: 'paragraph', spans: spans(lines.join(' ')) }];
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()));
}

function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), stress: 'strong' };
      if (part.startsWith('*') && part.length > 1) return { text: part.slice(1, -1), stress: 'em' };
      return { text: part, stress: null };
    });
}
