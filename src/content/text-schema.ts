/** Texts that the schemas of content are made of. */
import { z } from 'zod';

/** One line of visible text without markup. */
export const line = (max = 200) => z.string().trim().min(1).max(max);

/**
 * Running text. May hold internal links written `[words](service:slug)`,
 * `[words](borough:slug)` or `[words](page:contact)`; nothing else is markup.
 */
export const paragraph = z.string().trim().min(1);
