/** Writes pages of sample words in other scripts, as long as a translated page, to test their layout. */
import type { LanguageFile } from '../../src/content/language-schema.ts';

interface Script extends Pick<LanguageFile, 'code' | 'locale' | 'name' | 'metadata' | 'dangers'> {
  readonly words: string;
  readonly separator: string;
  /** How many Latin letters are as wide as one letter of this script. */
  readonly width: number;
}

const ARABIC: Script = {
  code: 'ar',
  locale: 'ar-US',
  name: 'العربية',
  words:
    'تدفئة تبريد إصلاح صيانة المبنى الشقة السخان المروحة الأنبوب الماء الساخن الغرفة السطح القبو الجدار النافذة الحرارة الهواء الزيارة الموعد المكتب السعر المالك المستأجر حر',
  separator: ' ',
  width: 1,
  metadata: {
    title: 'تدفئة وتبريد في نيويورك',
    description:
      'إصلاح وصيانة السخانات ووحدات التبريد في نيويورك، مع شرح الخدمات والأسعار والمواعيد وطريقة الاتصال بنا.',
  },
  dangers: {
    heading: 'عند الخطر',
    line: 'رائحة غاز أو إنذار: اخرج واتصل بالرقم 911.',
    list: [
      { name: 'رائحة غاز', advice: 'لا تشعل شيئاً، اخرج واتصل بالرقم 911.' },
      { name: 'إنذار أول أكسيد الكربون', advice: 'اخرج مع الجميع واتصل بالرقم 911.' },
    ],
  },
};

const CHINESE: Script = {
  code: 'zh',
  locale: 'zh-Hant-US',
  name: '中文',
  words:
    '鍋爐 維修 保養 電話 暖氣 熱水器 房東 房客 地下室 屋頂 窗戶 管子 價格 預約 大樓 設備 出風口 溫控器 漏水 冷',
  separator: '',
  width: 2,
  metadata: {
    title: '皇后區鍋爐維修與保養：說明、電話、費用',
    description:
      '我們在 {places} 維修和保養鍋爐。本頁用中文說明：如何找到您的設備、有危險時先做什麼、房東依法應提供的暖氣和熱水、誰付費、上門費用多少，以及如何打電話或寫信給我們。',
  },
  dangers: {
    heading: '有危險時',
    line: '聞到煤氣，或一氧化碳警報器響：馬上離開，到外面打 911。',
    list: [
      { name: '煤氣味', advice: '不要開關任何電器，不要點火。所有人離開，到外面打 911。' },
      { name: '一氧化碳警報器響', advice: '所有人到外面，打 911。消防員說可以之前不要進去。' },
    ],
  },
};

/** Placeholders, which the build fills in, and temperatures, which the page shows in large figures; both must stay. */
const PLACE = /\{(?:languages|amount|services|city|[Pp]laces|zip|place|phone)\}|\d+°F/g;

let next = 0;

/** Returns the text’s placeholders and temperatures, then as many sample words as fit its width. Each call starts with the next word. */
function fill(text: string, { words: all, separator, width }: Script): string {
  const choice = all.split(' ');
  const words: string[] = [...text.matchAll(PLACE)].map(([place]) => place);
  next += 1;
  for (let index = next; ; index += 1) {
    const longer = [...words, choice[index % choice.length] ?? ''];
    if (longer.join(separator).length * width > text.length) break;
    words.push(longer.at(-1) ?? '');
  }
  return words.join(separator) || (choice.at(-1) ?? '');
}

function fillAll<Value>(value: Value, script: Script): Value {
  if (typeof value === 'string') return fill(value, script) as Value;
  if (Array.isArray(value)) return value.map((one) => fillAll(one, script)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillAll(inner, script)]),
  ) as Value;
}

/** Fills a page with sample words, except for its metadata and its danger advice, which are real sentences. */
function writeLanguage({ card: _, ...like }: LanguageFile, script: Script): LanguageFile {
  const { code, locale, name, metadata, dangers } = script;
  return { ...fillAll(like, script), code, locale, name, metadata, dangers };
}

export const writeArabic = (like: LanguageFile): LanguageFile => writeLanguage(like, ARABIC);
export const writeChinese = (like: LanguageFile): LanguageFile => writeLanguage(like, CHINESE);
