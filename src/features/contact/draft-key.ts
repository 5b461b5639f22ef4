/** Key of the unsent message in `sessionStorage`, which belongs to one tab. */
export const DRAFT_KEY = 'message';
