/** Moves the print rules to a separate file, which does not block rendering. */
import type { AtRule, ChildNode } from 'postcss';
import type { BuildStep } from './built-site.ts';

const isAtRule = (node: ChildNode, name: string, params: string): node is AtRule =>
  node.type === 'atrule' && node.name === name && node.params === params;

/** Checks whether a node is a block of the print layer whose rules all apply only to print. */
const isPrintBlock = (node: ChildNode): boolean =>
  isAtRule(node, 'layer', 'print') &&
  Boolean(node.nodes?.every((child) => isAtRule(child, 'media', 'print')));

/** Links a file with the print-only blocks of the layer `print`. That layer is last, so the link may be anywhere. */
export const separatePrintStyles: BuildStep = ({ document, styles }, { addStylesheet }) => {
  const blocks = styles.nodes.filter(isPrintBlock);
  if (blocks.length === 0) return;
  for (const block of blocks) block.remove();
  const address = addStylesheet('print', blocks.join(''));
  document
    .querySelector('head > style')
    ?.insertAdjacentHTML('afterend', `<link rel="stylesheet" href="${address}" media="print">`);
};
