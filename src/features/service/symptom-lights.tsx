import type { Service } from '../../content/schema.ts';
import { type PartArea, systemFigure } from '../../drawings/art.ts';
import { ArtImage } from '../art/art-image.tsx';
import { LateStyle } from '../shared/late-style.tsx';
import lights from './symptom-lights.css?inline';
import stage from './symptom-stage.css?inline';

/**
 * The drawing of the page's head again, without its words, and over it the parts of each symptom, which
 * `symptom-lights.css` shows while the symptom is pointed at, focused or chosen. The table says the parts in
 * words.
 */
export function SymptomLights({ service }: { readonly service: Service }) {
  const { areas, labels } = systemFigure(service.system);
  const areaOf = new Map(areas.map((area) => [area.text, area]));
  return (
    <div data-figure data-print="hide">
      <div data-lights>
        <ArtImage name={`figure-${service.system}`} alt="" paper />
        <svg viewBox="140 0 600 640" aria-hidden="true">
          {service.symptoms.map(({ notice, parts }) => (
            <g key={notice} visibility="hidden">
              {parts.map((part) => {
                const area = areaOf.get(part);
                return area && <Light key={part} area={area} />;
              })}
              {labels
                .filter(({ text }) => parts.includes(text))
                .map(({ number, balloonX, balloonY }) => (
                  <text key={number} x={balloonX} y={balloonY}>
                    {number}
                  </text>
                ))}
            </g>
          ))}
          <LateStyle css={stage + lights} />
        </svg>
      </div>
    </div>
  );
}

function Light({ area: { medium, path } }: { readonly area: PartArea }) {
  return <path data-medium={medium} d={path} />;
}
