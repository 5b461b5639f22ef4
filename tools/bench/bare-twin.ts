/** The bare twin of a page: its own text as plain HTML, without styles, fonts, pictures or scripts. */
import { parse } from 'node-html-parser';

const LEFT_OUT =
  'head > :not(title, meta[charset], meta[name=viewport]), link, style, script, template, svg, img, picture, noscript';
/** Attributes of links, and of the meta elements for character set and viewport. */
const KEPT = new Set(['href', 'charset', 'name', 'content']);

/** Returns the HTML of a built page’s bare twin. */
export function bareTwin(html: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    const kept = Object.entries(element.attributes).filter(([name]) => KEPT.has(name));
    element.setAttributes(Object.fromEntries(kept));
  }
  return page.toString();
}
