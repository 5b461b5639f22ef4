import { AtRule, type ChildNode, type Plugin } from 'postcss';

const isForPrint = (node: ChildNode): boolean => node.type === 'atrule' && node.params === 'print';

/**
 * Puts the rules of a stylesheet in `ui/` or `features/` into the cascade layer of that name, and its print rules into
 * the layer `print`. A rule in no layer would override every rule in one.
 */
export const folderLayers = (): Plugin => ({
  postcssPlugin: 'folder-layers',
  Once(root, { result }) {
    const [, folder] = /[\\/]src[\\/](ui|features)[\\/]/.exec(result.opts.from ?? '') ?? [];
    if (folder === undefined) return;
    root.walkAtRules('layer', (rule) => {
      throw rule.error('The folder names the layer of its rules; delete the “@layer”.');
    });
    const printed = root.nodes.filter(isForPrint);
    const shown = root.nodes.filter((node) => !isForPrint(node));
    root.append(new AtRule({ name: 'layer', params: folder }).append(shown));
    if (printed.length > 0) root.append(new AtRule({ name: 'layer', params: 'print' }).append(printed));
  },
});
