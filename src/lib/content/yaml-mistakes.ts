/** Translates errors of the YAML parser into messages for the people who write the content. */
import type { YAMLError } from 'yaml';

/** An error that the parser reports, and the line it is on. */
export interface SyntaxMistake {
  readonly code: YAMLError['code'];
  readonly message: string;
  /** The whole line. */
  readonly line: string;
  /** Number of characters before the error on its line. */
  readonly column: number;
}

const QUOTE_THE_TEXT = 'write quotation marks " around the whole text';
const TOO_FAR = 'the line has the wrong indentation; write as many spaces before it as before its neighbors';

/** Returns the text after the name of a field or after the dash of a list entry. */
const valueIn = (line: string): string => /(?:^\s*-|:)\s+(?:[\w-]+:\s+)?(.*)$/.exec(line)?.[1] ?? '';

function describeMissingColon({ line }: SyntaxMistake): string {
  const glued = /^\s*(?:-\s+)?([\w-]+):(?=\S)(.*)$/.exec(line);
  if (glued) return `there is no space after the colon; write “${glued[1]}: ${glued[2]}”`;
  const [name = 'name'] = line.trim().split(/\s/);
  return `there is no colon after the name of a field; write “${name}: ” and its text`;
}

/** Describes a value that starts with a character that is special in YAML. */
function describeSpecialSign({ line }: SyntaxMistake): string {
  const value = valueIn(line);
  if (/^[>|]/.test(value))
    return 'there is text after “>-”; write it on the next line, indented two more spaces';
  if (/^["']/.test(value))
    return 'the text continues after its closing quotation mark; write ’ or “ ” within the text, or no quotation marks around it';
  return `the text starts with “${value.charAt(0)}”, which has a special meaning here; ${QUOTE_THE_TEXT}`;
}

function describeNestedColon(mistake: SyntaxMistake): string {
  const { line, column } = mistake;
  if (line.slice(column).startsWith('? ')) return describeSpecialSign(mistake);
  if (/:\s/.test(line.slice(column))) return `the text has a colon in it; ${QUOTE_THE_TEXT}`;
  return 'the next line is indented more than this one; write as many spaces before it as before this one';
}

function describeMissingSign(mistake: SyntaxMistake): string {
  if (/Missing closing .*quote/.test(mistake.message))
    return 'a quotation mark is never closed; write one at the end of the text';
  if (mistake.message.startsWith('Implicit map keys')) return describeMissingColon(mistake);
  return TOO_FAR;
}

function describeOpenBracket(): string {
  return 'a bracket above is never closed; write each entry on its own line that starts with “- ”';
}

function describeIndentation({ message }: SyntaxMistake): string {
  return message.startsWith('Flow') ? describeOpenBracket() : TOO_FAR;
}

const SENTENCES: Partial<Record<YAMLError['code'], (mistake: SyntaxMistake) => string>> = {
  TAB_AS_INDENT: () => 'the line starts with a tab; write spaces, two for each step inward',
  DUPLICATE_KEY: ({ line }) => {
    const [name = ''] = line.trim().replace(/^- /, '').split(':');
    return `“${name}” appears twice; write it once`;
  },
  MULTILINE_IMPLICIT_KEY: describeMissingColon,
  MISSING_CHAR: describeMissingSign,
  BLOCK_AS_IMPLICIT_KEY: describeNestedColon,
  BAD_INDENT: describeIndentation,
  BLOCK_IN_FLOW: describeOpenBracket,
  UNEXPECTED_TOKEN: describeSpecialSign,
  BAD_SCALAR_START: describeSpecialSign,
  BAD_ALIAS: describeSpecialSign,
  TAG_RESOLVE_FAILED: describeSpecialSign,
  MULTIPLE_DOCS: () => 'the line “---” starts a second file; delete the line',
  BAD_DQ_ESCAPE: () => 'there is a backslash \\ between quotation marks; write \\\\ for it, or leave it out',
};

/** Returns a message that says what is wrong and what to write. */
export function describeSyntaxMistake(mistake: SyntaxMistake): string {
  const describe = SENTENCES[mistake.code];
  if (describe) return describe(mistake);
  return 'this cannot be read; write “name: text”, with the same spaces before it as before its neighbors';
}
