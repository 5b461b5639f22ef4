/**
 * Inserts rules in the page where they are needed, so that the first paint does not wait for them. It must be
 * inside an inline SVG, because HTML allows `<style>` only in the head (HTML Standard, 4.2.6).
 *
 * @param css - a stylesheet without classes of CSS modules, imported with `?inline`
 */
export function LateStyle({ css }: { readonly css: string }) {
  return <style>{css}</style>;
}
