/**
 * Renders styles next to the part of the page that they are for, which is never in the first view. The build moves them
 * to a file, which all pages with the part share (`tools/build/share-late-styles.ts`). Until then, they are inside an
 * inline SVG, because HTML allows `<style>` only in `<head>` (HTML Standard, 4.2.6).
 *
 * @param css - a plain stylesheet, not a CSS module, imported with `?inline`
 */
export function LateStyle({ css }: { readonly css: string }) {
  return (
    <svg data-late-style width="0" height="0" aria-hidden="true">
      <style>{css}</style>
    </svg>
  );
}
