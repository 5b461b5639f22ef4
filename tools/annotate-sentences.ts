/** Makes annotations for GitHub, which it shows with the run of a workflow and in the e-mail about its failure. */

/** `content/company.yaml, line 27, hours, saturday: is “late”; …`, as messages about content begin. */
const PLACE = /^(?<file>content\/\S+\.yaml)(?:, line (?<line>\d+))?/;

/** Escapes the text of an annotation. */
const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * Returns one annotation for each sentence about a file in `content/`; empty if there is none.
 *
 * @param message - sentences, one per line
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function annotateSentences(message: string): string {
  const annotations = message.split('\n').flatMap((sentence) => {
    const { file, line } = PLACE.exec(sentence)?.groups ?? {};
    return file ? [`::error file=${file}${line ? `,line=${line}` : ''}::${escapeText(sentence)}`] : [];
  });
  return annotations.join('\n');
}
