import type { FrameFamily } from '../../site/frame.ts';

/** The plain name of a machine, and the trade name next to it. */
export function FamilyName({ family: { name, trade } }: { readonly family: FrameFamily }) {
  if (!trade) return name;
  return (
    <>
      {name} <small>{trade}</small>
    </>
  );
}
