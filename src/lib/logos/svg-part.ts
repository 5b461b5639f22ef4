/** An SVG as a tree of the parts that it is written anew of. */
export interface Part {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: (Part | string)[];
}

export const isPart = (one: Part | string): one is Part => typeof one !== 'string';

/** The words that stand in a part itself. */
export const textOf = ({ content }: Part): string => content.filter((one) => !isPart(one)).join('');
