import type { FrameFamily } from '../../site/frame.ts';

interface FamilyNameProps {
  readonly family: FrameFamily;
  readonly tradeClassName: string | undefined;
}

/** What a machine is called at home, and the word of the trade beside it. */
export function FamilyName({ family: { name, trade }, tradeClassName }: FamilyNameProps) {
  if (!trade) return name;
  return (
    <>
      {name} <small className={tradeClassName}>{trade}</small>
    </>
  );
}
