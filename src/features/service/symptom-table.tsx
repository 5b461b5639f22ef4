import { FIGURE_PARTS, type FigureKey } from '../../content/parts.ts';
import type { Service } from '../../content/schema.ts';
import { systemFigure } from '../../drawings/art.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { NumberBadge } from '../../ui/number-badge/number-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import './symptom-lights.css';
import { SymptomLights } from './symptom-lights.tsx';
import './symptom-stage.css';
import { frameMachine, type SymptomView, symptomView } from './symptom-view.ts';

interface Headings {
  readonly label: string;
  readonly notice: string;
  readonly answer: string;
}

/**
 * Returns the table’s headings. Depending on the job, the rows are what people notice, what they ask, or both.
 */
function headingsOf({ job }: Service, hasParts: boolean): Headings {
  const numbered = hasParts ? ', numbered as in the drawing' : '';
  const places = `Where we look${numbered}`;
  const answer = `The answer${numbered}`;
  if (job === 'repair')
    return { label: 'What it does, and where we look', notice: 'What you notice', answer: places };
  if (job === 'maintenance')
    return { label: 'Signs and questions', notice: 'What you notice or ask', answer };
  if (job === 'general')
    return { label: 'What people call about', notice: 'What you notice', answer: places };
  return { label: 'Questions, answered on the drawing', notice: 'What people ask', answer };
}

/**
 * What a visitor notices or asks, with the numbers of the parts in the drawing; screen readers announce the names of
 * the parts. Each symptom is a radio button, so it lights its parts without a script.
 */
export function SymptomTable({ service }: { readonly service: Service }) {
  if (service.symptoms.length === 0) return null;
  const hasParts = service.symptoms.some(({ parts }) => parts.length > 0);
  const { label, notice, answer } = headingsOf(service, hasParts);
  const { labels } = systemFigure(drawingOf(service));
  const frame = frameMachine(labels);
  return (
    <section aria-labelledby="by-sign" data-ground="night" data-band>
      <div data-stage data-wrap role="radiogroup" aria-labelledby="by-sign">
        <div>
          <Heading id="by-sign" text={label} />
          {hasParts && (
            <p data-hint data-print="hide">
              Point at a line, or tap it, to see its parts in the drawing.
            </p>
          )}
        </div>
        <SymptomLights service={service} />
        <table>
          <thead>
            <tr data-row="baseline">
              <th scope="col">{notice}</th>
              <th scope="col">{answer}</th>
            </tr>
          </thead>
          <tbody>
            {service.symptoms.map((symptom, index) => (
              <SymptomRow
                key={symptom.notice}
                symptom={symptom}
                drawing={drawingOf(service)}
                number={index + 1}
                view={symptomView(
                  frame,
                  labels.filter(({ text }) => symptom.parts.includes(text)),
                )}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface SymptomRowProps {
  readonly symptom: Service['symptoms'][number];
  readonly drawing: FigureKey;
  /** A link to `#sign-` and this number focuses the radio button, which lights the parts. */
  readonly number: number;
  /** What a phone shows of the drawing while the symptom is selected. */
  readonly view: SymptomView;
}

function SymptomRow({ symptom: { notice, parts, look }, drawing, number, view }: SymptomRowProps) {
  const all: readonly string[] = FIGURE_PARTS[drawing];
  const partsId = `parts-${number}`;
  return (
    <tr data-row="baseline" data-view={view === 'middle' ? undefined : view}>
      <th scope="row">
        <label>
          <input
            type="radio"
            name="sign"
            id={`sign-${number}`}
            aria-describedby={parts.length > 0 ? partsId : undefined}
            data-print="hide"
          />
          {notice}
        </label>
      </th>
      <td>
        <div data-row="baseline">
          {parts.length > 0 && <VisuallyHidden id={partsId}>{`${parts.join(', ')}: `}</VisuallyHidden>}
          <span>{look}</span>
          <span aria-hidden="true" data-numbers>
            {parts.map((part) => (
              <NumberBadge key={part} number={all.indexOf(part) + 1} />
            ))}
          </span>
        </div>
      </td>
    </tr>
  );
}
