import { texting } from '../../site/contact-details.ts';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

interface TextPhotoLinkProps {
  /** Visible text: “Text a photo” in the language of the page. */
  readonly words: string;
}

/** A link that starts a text message to the company; renders nothing if the company has no number for text messages. */
export function TextPhotoLink({ words }: TextPhotoLinkProps) {
  if (!texting) return null;
  return (
    <TouchLink href={texting.href}>
      {words}
      <VisuallyHidden>{` (${texting.number})`}</VisuallyHidden>
    </TouchLink>
  );
}
