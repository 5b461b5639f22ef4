import type { Service } from '../../content/schema.ts';
import { type FigureLabel, systemFigure } from '../../drawings/art.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { frameMachine } from './symptom-view.ts';
import { DRAWING_ID } from './system-figure.tsx';

/**
 * The drawing from the page head again, cropped to the machine, with numbers instead of text labels. While a symptom is
 * hovered, focused or selected, `symptomLightStyles` shows its parts: they keep their lines and colors and get a
 * lamp-colored edge, and a translucent, night-colored veil covers everything else. Its holes are hardly wider than the
 * parts, so neighboring parts stay pale. Screen readers get the names of the parts from the table.
 */
export function SymptomLights({ service: { symptoms, ...service } }: { readonly service: Service }) {
  const { labels, width, height } = systemFigure(drawingOf(service));
  const sheet = { width, height };
  const { left, top, right, bottom } = frameMachine(labels);
  const parts = labels.map((label) => {
    const signs = symptoms.flatMap((symptom, index) => (symptom.parts.includes(label.text) ? index + 1 : []));
    return { ...label, signs: signs.join(' ') };
  });
  const areas = parts
    .filter(({ signs }) => signs)
    .map(({ number, area, signs }) => <path key={number} d={area} data-signs={signs} />);
  return (
    <div data-figure data-print="hide">
      <div data-lights>
        <svg viewBox={[left, top, right - left, bottom - top].map(Math.round).join(' ')} aria-hidden="true">
          <svg {...sheet} aria-hidden="true">
            <use href={`#${DRAWING_ID}`} />
          </svg>
          <mask id="lit" maskUnits="userSpaceOnUse" x="0" y="0" {...sheet}>
            <rect {...sheet} fill="#fff" />
            {areas}
          </mask>
          <g mask="url(#lit)" visibility="hidden">
            <rect {...sheet} />
            {areas}
          </g>
          {parts.map((part) => (
            <PartNumber key={part.number} {...part} />
          ))}
        </svg>
      </div>
    </div>
  );
}

interface PartNumberProps extends FigureLabel {
  /** Rows of the table, counted from one, whose symptoms light this part, separated by spaces. */
  readonly signs: string;
}

function PartNumber({ number, balloonX, balloonY, balloonLeader, signs }: PartNumberProps) {
  return (
    <>
      {balloonLeader && <path d={balloonLeader} data-signs={signs} />}
      <path d={`M${balloonX} ${balloonY}h0`} data-signs={signs} />
      <text x={balloonX} y={balloonY} data-signs={signs}>
        {number}
      </text>
    </>
  );
}
