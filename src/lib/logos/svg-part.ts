/** A node of the tree from which an SVG is rewritten. */
export interface Part {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: (Part | string)[];
}

export const isPart = (one: Part | string): one is Part => typeof one !== 'string';

/** Returns the text directly inside a part. */
export const textOf = ({ content }: Part): string => content.filter((one) => !isPart(one)).join('');
