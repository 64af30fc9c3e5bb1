/** Markup that is safe to send. Only `html` makes it, and it escapes every plain value. */
export interface Html {
  readonly markup: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  return { markup: parts.reduce((markup, part, n) => markup + render(values[n - 1]!) + part) };
}

function render(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, character => ENTITIES[character]!);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(item => item.markup).join('');
}
