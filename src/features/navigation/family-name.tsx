import type { FrameFamily } from '../../site/frame.ts';

interface FamilyNameProps {
  readonly family: FrameFamily;
  readonly tradeClassName: string | undefined;
}

/** The plain name of a machine, and the trade name next to it. */
export function FamilyName({ family: { name, trade }, tradeClassName }: FamilyNameProps) {
  if (!trade) return name;
  return (
    <>
      {name} <small className={tradeClassName}>{trade}</small>
    </>
  );
}
