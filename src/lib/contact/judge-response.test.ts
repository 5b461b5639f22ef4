import { describe, expect, test } from 'vitest';
import { judgeResponse, type Outcome } from './judge-response.ts';

const JSON_TYPE = 'application/json';
const SENT = [
  ['name', 'Ana'],
  ['email', 'ana@tenant.example'],
  ['message', 'No heat.'],
  ['messageId', '2026-11-23-x'],
  ['access_key', 'k1'],
  ['trap', ''],
] as const;
const judge = (endpoint: string, body: string, type = JSON_TYPE, status = 200): Outcome =>
  judgeResponse(endpoint, { status, type, body }, SENT);

/** An excerpt from Netlify's default thank-you page. */
const NETLIFY_THANKS =
  '<!DOCTYPE html><html><head><title>Thank you!</title></head><body><h1>Thank you!</h1><p>Your form submission has been received.</p><a href="/">Back to our site</a></body></html>';

/** For each service, a success and a failure as documented, and a response that proves nothing. */
const SERVICES: readonly (readonly [endpoint: string, yes: string, no: string, doubtful: string])[] = [
  [
    'https://formspree.io/f/abcdwxyz',
    '{"next":"/thanks?language=en","ok":true}',
    '{"error":"Form not found","errors":[{"code":"FORM_NOT_FOUND"}]}',
    '<h1>Thanks!</h1>',
  ],
  [
    'https://formspree.io/f/abcdwxyz',
    '{"next":"https://company.test/thanks"}',
    '{"errors":[{}]}',
    '{"next":""}',
  ],
  ['https://usebasin.com/f/1a2b', '{"email":"ana@tenant.example"}', '{"error":"Spam"}', '<h1>Thanks!</h1>'],
  ['https://submit-form.com/1a2b', '{"name":"Ana","message":"No heat."}', '{"error":"gone"}', 'OK'],
  ['https://our-forms.netlify.app/', NETLIFY_THANKS, '{"error":"x"}', '<h1>Thank you!</h1>'],
  ['https://hooks.company.test/form', '{"success":true}', '{"success":false}', '{"name":"Ana"}'],
];

describe.each(SERVICES)('%s', (endpoint, yes, no, doubtful) => {
  const type = yes.startsWith('<') ? 'text/html' : JSON_TYPE;

  test('received the message if the response is the documented one', () => {
    expect(judge(endpoint, yes, type)).toBe('received');
  });

  test('refused the message if the response or its status says so', () => {
    expect(judge(endpoint, no)).toBe('refused');
    expect(judge(endpoint, yes, type, 422)).toBe('refused');
    expect(judge(endpoint, yes, type, 503)).toBe('refused');
  });

  test('confirms nothing with a doubtful response', () => {
    expect(judge(endpoint, doubtful, 'text/html')).toBe('unconfirmed');
  });
});

test('a host whose name only begins or ends like a service’s name is not that service', () => {
  expect(judge('https://notsubmit-form.com/1a2b', '{"name":"Ana"}')).toBe('unconfirmed');
  expect(judge('https://netlify.app.company.test/', NETLIFY_THANKS, 'text/html')).toBe('unconfirmed');
});

const HOST = 'https://hooks.company.test/form';

describe('a response from a service without a proof of its own', () => {
  test.each([
    // Web3Forms, FormSubmit, Getform and Forminit.
    '{"success":true,"data":{"name":"Ana"},"message":"Email sent successfully!"}',
    '{"success":"true","message":"The form was submitted successfully."}',
    '{"success":"true "}',
    '{"success":true,"redirectUrl":"/thanks","submission":{"hashId":"7LMIB"}}',
    '{"id":"r1"}',
    '{"id":"r1","status":"created","createdAt":"2026-11-23"}',
    '{"success":true,"error":null,"errors":[],"failed":false}',
    '[{"id":"r1"},{"id":"r2"}]',
    '{"success":true,"message":"Thank you"}',
    '{"success":true,"data":{"name":"Ana","message":"No heat.","trap":""}}',
    '{"success":true,"message":"Gracias"}',
    '{"success":true,"message":"Your message has been sent. We will get back to you soon!"}',
    '{"success":true,"data":{"message":" No&#32;heat.\\n"}}',
    '{"success":true,"next":"/confirmation","data":"5f2c"}',
    '{"success":true,"redirectUrl":"https://company.test/en/thank-you.html?x","message":"Thanks, we will reply soon."}',
    ...['404', '"404"', '"500abc"', '"failing-cat-7"', '"spam7Kq"'].map((id) => `{"id":${id}}`),
  ])('proves that the message was received: %s', (body) => {
    expect(judge(HOST, body)).toBe('received');
  });

  test.each([
    '{"id":"r1","status":"spam"}',
    '{"id":"r1","Success":false}',
    '{"id":"r1","errorMessage":"x"}',
    '{"id":"r1","statusCode":400}',
    '{"success":true,"data":[{"success":false}]}',
    '{"ok":true,"rejected":["office@x"]}',
  ])('proves that the message was refused: %s', (body) => {
    expect(judge(HOST, body)).toBe('refused');
  });

  test.each([
    '{"id":"r1","success":null}',
    '{"id":"r1","status":"held"}',
    ...['"E17"', '1', '"0"'].map((code) => `{"success":true,"code":${code}}`),
    ...['delivered', 'sent', 'saved', 'accepted', 'valid'].map((name) => `{"success":true,"${name}":false}`),
    '{"status":"ok","quota":"exceeded"}',
    ...[
      'We couldn’t deliver it',
      'The form is disabled',
      'Not sent',
      'Nothing was received',
      'Complete the captcha',
      'This form needs Activation. We have sent you an email',
      'Submitted, but held for moderation',
      'Su mensaje se ha perdido',
      'Received and queued for review',
      'Saved to junk',
      'Thank you. 0 recipients',
      'Thanks. Reply to the email sent to you to have your message received.',
      'Reply to our email, have your message received',
      'Message has been sent back',
      'Thanks. You will be accepted soon',
      'Thank you. Request an email.',
    ].flatMap((words) => [
      `{"ok":true,"message":"${words}"}`,
      `{"ok":true,"data":{"message":"${words}"}}`,
      `{"id":"r1","data":["${words}"]}`,
    ]),
    ...['""', '"spam"', '{"":"error"}'].map((unnamed) => `{"success":true,"id":"r1","":${unnamed}}`),
    ...['false', 'null', '"bounced"', '500', '"trash1"', '"test-mode-1"', '"E11"'].map(
      (data) => `{"success":true,"data":${data}}`,
    ),
    '{"id":"r1","submission":null}',
    '{"success":[true]}',
    ...['"flagged":true', '"note":"pending"'].map((data) => `{"success":true,"data":{${data}}}`),
    '{"id":"r1","createdAt":"never"}',
    ...['/quota', '/confirm-your-email', '/challenge?x', '/payment-required', 'https://login.test/'].map(
      (next) => `{"ok":true,"next":"${next}"}`,
    ),
    ...['" "', 'null', '0', '-1', '"[object Object]"'].map((id) => `{"id":${id}}`),
    ...'none NaN rejected pending err-403 E403 login-1 undefined-0 00000000-0000-0000-0000-000000000000'
      .split(' ')
      .map((id) => `{"id":"${id}"}`),
  ])('proves nothing: %s', (body) => {
    expect(judge(HOST, body)).toBe('unconfirmed');
  });
});

test('a redirected response proves nothing, and neither does a way to a captcha or a list', () => {
  const answer = { status: 200, type: JSON_TYPE, body: '{"status":"ok"}' };
  for (const status of [200, 404])
    expect(judgeResponse(HOST, { ...answer, status, isRedirected: true }, SENT)).toBe('unconfirmed');
  for (const body of [
    '"/recaptcha?x"',
    '"/thanks","pending":true',
    '"/thanks","delivered":false',
    '"/login"',
    '[]',
  ])
    expect(judge('https://formspree.io/f/abcdwxyz', `{"next":${body}}`)).toBe('unconfirmed');
});

test.each([300, 304, 408, 500, 502, 504, 520, 524])(
  'with status %i, a response proves nothing unless it reports a refusal',
  (status) => {
    expect(judge(HOST, '', 'text/html', status)).toBe('unconfirmed');
    expect(judge(HOST, '{"success":true}', JSON_TYPE, status)).toBe('unconfirmed');
    expect(judge(HOST, '{"success":false}', JSON_TYPE, status)).toBe('refused');
  },
);

test.each(['Application/Problem+JSON', 'application/problem+xml; charset=utf-8'])(
  'a response of type %s is a refusal',
  (type) => {
    expect(judge(HOST, '{"success":true}', type)).toBe('refused');
  },
);

test.each([
  ['{"name":"Ana","email":"ana@tenant.example"}', 'received'],
  ['{"name":"Ana","email":"ANA@tenant.example","id":7}', 'received'],
  ['{"name":"Ana","quarantined":true}', 'unconfirmed'],
  ['{"email":"is not known here"}', 'unconfirmed'],
  ['{"access_key":"k1"}', 'unconfirmed'],
  ['{"name":"Ana","email":"somebody-else@x.example"}', 'unconfirmed'],
  ['{"title":"Forbidden","status":403}', 'refused'],
] as const)('for a service that returns what it stored, the response %s means %s', (body, outcome) => {
  for (const endpoint of ['https://usebasin.com/f/1a2b', 'https://submit-form.com/1a2b'])
    expect(judge(endpoint, body)).toBe(outcome);
});

test.each([
  [NETLIFY_THANKS, 'text/html; charset=UTF-8', 200, 'received'],
  // The site's home page, which a redirect rule may return for every URL.
  ['<title>Our forms</title><h1>Welcome</h1>', 'text/html', 200, 'unconfirmed'],
  [NETLIFY_THANKS, 'text/plain', 200, 'unconfirmed'],
  [NETLIFY_THANKS, 'text/html', 404, 'refused'],
] as const)('from Netlify, %s of type %s with status %i means %s', (body, type, status, outcome) => {
  expect(judge('https://our-forms.netlify.app/', body, type, status)).toBe(outcome);
});
