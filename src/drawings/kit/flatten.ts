/** A drawing without stylesheet and custom properties, for programs that read neither (image converters). */
import { assertDefined } from './assert-defined.ts';
import { formatNumber } from './path.ts';

type Properties = Readonly<Record<string, string>>;
interface Sheet {
  /** Values of custom properties by the class that sets them. */
  readonly scopes: ReadonlyMap<string, Properties>;
  /** Declarations by the class of a path; the empty name holds those of every path. */
  readonly rules: ReadonlyMap<string, Properties>;
}

/**
 * The paths of a drawing with every style written as an attribute.
 *
 * @param svg text of a file written by `toSvg` or `sceneSvg`
 * @param weight factor on the width of every line, for a drawing that is shown small
 * @returns markup to be set inside another `<svg>`
 */
export function flattenStyles(svg: string, weight = 1): string {
  const sheet = readSheet(/<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '');
  const root = /<svg[^>]*\bclass="([^"]*)"/.exec(svg)?.[1] ?? '';
  const scopes = [resolveScope(sheet, root)];
  const body = svg.replace(/<style>.*?<\/style>/s, '');
  const markup: string[] = [];
  for (const [token, name = '', classes = ''] of body.matchAll(
    /<(\/?g|path)\b(?: class="([^"]*)")?[^>]*>/g,
  )) {
    const current = scopes.at(-1) ?? {};
    if (name === 'g') scopes.push({ ...current, ...resolveScope(sheet, classes) });
    else if (name === '/g') scopes.pop();
    else
      markup.push(
        `<path${attributes(sheet, classes, current, weight)} d="${/ d="([^"]*)"/.exec(token)?.[1] ?? ''}"/>`,
      );
  }
  return markup.join('');
}

function readSheet(css: string): Sheet {
  const scopes = new Map<string, Properties>();
  const rules = new Map<string, Properties>();
  const plain = css.replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, selector = '', block = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = Object.fromEntries(
      block.split(';').map((line) => line.split(':').map((part) => part.trim()) as [string, string]),
    );
    const target = selector.trim().split(/\s+/).at(-1)?.split('.').at(-1) ?? '';
    if (block.trim().startsWith('--')) scopes.set(target, declarations);
    else rules.set(target === 'path' ? '' : target, declarations);
  }
  return { scopes, rules };
}

function resolveScope({ scopes }: Sheet, classes: string): Properties {
  return Object.assign({}, ...classes.split(/\s+/).map((name) => scopes.get(name)));
}

function attributes({ rules }: Sheet, classes: string, scope: Properties, weight: number): string {
  const declared: Properties = Object.assign(
    {},
    rules.get(''),
    ...classes.split(/\s+/).map((name) => rules.get(name)),
  );
  return Object.entries(declared)
    .map(([property, value]) => {
      const plain = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => assertDefined(scope[name]));
      const written = property === 'stroke-width' ? formatNumber(Number(plain) * weight, 2) : plain;
      return ` ${property}="${written}"`;
    })
    .join('');
}
