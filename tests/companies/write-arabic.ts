/** Writes a page of Arabic sample words, as long as the page in another language, to test right-to-left layout. */
import type { LanguageFile } from '../../src/content/language-schema.ts';

const WORDS =
  'تدفئة تبريد إصلاح صيانة المبنى الشقة السخان المروحة الأنبوب الماء الساخن الغرفة السطح القبو الجدار النافذة الحرارة الهواء الزيارة الموعد المكتب السعر المالك المستأجر'.split(
    ' ',
  );

/** The word for texts that are too short for the others. */
const SHORT = 'حر';

/** Placeholders, which stay because the build fills them in. */
const PLACE = /\{(?:languages|amount|services|city|[Pp]laces)\}/g;

let next = 0;

/** Returns sample words no longer than a text; each call begins with a different word. */
function fill(text: string): string {
  const places = text.match(PLACE) ?? [];
  const words = [...places];
  next += 1;
  for (let index = next; ; index += 1) {
    const word = WORDS[index % WORDS.length] ?? '';
    if ([...words, word].join(' ').length > text.length) break;
    words.push(word);
  }
  return words.join(' ') || SHORT;
}

function fillAll<Value>(value: Value): Value {
  if (typeof value === 'string') return fill(value) as Value;
  if (Array.isArray(value)) return value.map(fillAll) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillAll(inner)])) as Value;
}

/** Writes the page, with hand-written dangers. */
export function writeArabic({ card: _, ...like }: LanguageFile): LanguageFile {
  return {
    ...fillAll(like),
    code: 'ar',
    locale: 'ar-US',
    name: 'العربية',
    metadata: {
      title: 'تدفئة وتبريد في نيويورك',
      description:
        'إصلاح وصيانة السخانات ووحدات التبريد في نيويورك، مع شرح الخدمات والأسعار والمواعيد وطريقة الاتصال بنا.',
    },
    dangers: {
      heading: 'عند الخطر',
      ofMachine: 'خطر:',
      line: 'رائحة غاز أو إنذار: اخرج واتصل بالرقم 911.',
      list: [
        { name: 'رائحة غاز', advice: 'لا تشعل شيئاً، اخرج واتصل بالرقم 911.' },
        { name: 'إنذار أول أكسيد الكربون', advice: 'اخرج مع الجميع واتصل بالرقم 911.' },
      ],
    },
  };
}
