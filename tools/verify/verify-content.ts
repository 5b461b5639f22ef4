/** What `npm run verify` finds in the files of the content. */
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { listContentProblems } from '../identity/wrong-content.ts';
import { adviseOnStyle, findUnbackedStatements } from './content-words.ts';

export interface Findings {
  /** To be put right, one sentence each. */
  readonly mistakes: readonly string[];
  /** Better otherwise, one sentence each. */
  readonly advice: readonly string[];
}

export interface ContentFindings extends Findings {
  /** False where the site cannot be built. */
  readonly isBuildable: boolean;
}

/** Reads all content; its words are looked at once every file is right. */
export async function verifyContent(): Promise<ContentFindings> {
  const mistakes = await listContentProblems();
  if (mistakes.length > 0) return { mistakes, advice: [], isBuildable: false };
  const { business } = await import('../../src/site/business.ts');
  const { openContentFiles } = await import('../../src/site/content-files.ts');
  const content = openContentFiles(CONTENT_FOLDER);
  return {
    mistakes: findUnbackedStatements(content, business),
    advice: adviseOnStyle(content),
    isBuildable: true,
  };
}
