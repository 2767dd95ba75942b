/** The first call, in the languages that most shops use. */
export function quickStart(origin: string) {
  const url = `${origin}/api/v1/check`
  return [
    {
      value: 'curl',
      text: 'curl',
      code: `export TOJU_KEY=toju_live_…

curl --get ${url} \\
  --header "Authorization: Bearer $TOJU_KEY" \\
  --data-urlencode "identifier=490154203237518"`,
    },
    {
      value: 'javascript',
      text: 'JavaScript',
      code: `const url = new URL('${url}')
url.searchParams.set('identifier', '490154203237518')

const response = await fetch(url, {
  headers: { authorization: \`Bearer \${process.env.TOJU_KEY}\` },
})
const body = await response.json()
if (!response.ok) throw new Error(\`\${body.code}: \${body.message}\`)
console.log(body.data.verdict, body.data.message)`,
    },
    {
      value: 'python',
      text: 'Python',
      code: `import json, os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

url = "${url}?" + urlencode({"identifier": "490154203237518"})
headers = {"Authorization": "Bearer " + os.environ["TOJU_KEY"]}

with urlopen(Request(url, headers=headers)) as response:
    answer = json.load(response)["data"]
print(answer["verdict"], answer["message"])`,
    },
    {
      value: 'php',
      text: 'PHP',
      code: `<?php
$url = '${url}?' . http_build_query(['identifier' => '490154203237518']);
$curl = curl_init($url);
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('TOJU_KEY')],
]);
$body = json_decode(curl_exec($curl), true);
if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 200) {
    exit($body['code'] . ': ' . $body['message'] . PHP_EOL);
}
echo $body['data']['verdict'], ' ', $body['data']['message'], PHP_EOL;`,
    },
  ]
}

/** An example of a webhook. */
export const webhookPayload = `POST /your/endpoint
webhook-id: msg_2f0d6c1e
webhook-timestamp: 1772614800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "type": "report.opened",
  "timestamp": "2026-03-04T09:00:00.000Z",
  "data": {
    "watch": "5f0c3a52-9a6e-4f0e-8a30-6f1f4f5f7c11",
    "reference": "listing-4711",
    "verdict": "lost",
    "underReview": false
  }
}`

/** A call that watches an identifier. */
export function watchSample(origin: string): string {
  return `curl ${origin}/api/v1/watches \\
  --header "Authorization: Bearer $TOJU_KEY" \\
  --json '{"watches": [{"identifier": "490154203237518", "reference": "listing-4711"}]}'`
}

/** A complete receiver that verifies webhooks, in the languages that most shops use. */
export const webhookReceivers = [
  {
    value: 'javascript',
    text: 'JavaScript',
    run: 'TOJU_WEBHOOK_SECRET=whsec_… node receiver.mjs',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = process.env.TOJU_WEBHOOK_SECRET.replace('whsec_', '')
const key = Buffer.from(secret, 'base64')

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': sent } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(sent)) < 300)) return false
  const expected = createHmac('sha256', key).update(\`\${id}.\${sent}.\${body}\`).digest()
  const given = (headers['webhook-signature'] ?? '').split(' ')
  return given.some((each) => {
    const bytes = Buffer.from(each.replace('v1,', ''), 'base64')
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  console.log(JSON.parse(body))
  response.writeHead(204).end()
}).listen(8000)`,
  },
  {
    value: 'python',
    text: 'Python',
    run: 'TOJU_WEBHOOK_SECRET=whsec_… python3 receiver.py',
    code: `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ["TOJU_WEBHOOK_SECRET"].removeprefix("whsec_")
key = base64.b64decode(secret)

def is_genuine(headers, body):
    sent = headers.get("webhook-timestamp", "")
    if not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        return False
    signed = f"{headers.get('webhook-id')}.{sent}.".encode() + body
    code = hmac.new(key, signed, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(code).decode()
    given = headers.get("webhook-signature", "").split()
    return any(hmac.compare_digest(each, expected) for each in given)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body)
        if genuine:
            print(json.loads(body), flush=True)
        self.send_response(204 if genuine else 401)
        self.end_headers()

HTTPServer(("", 8000), Receiver).serve_forever()`,
  },
  {
    value: 'php',
    text: 'PHP',
    run: 'TOJU_WEBHOOK_SECRET=whsec_… php -S 0.0.0.0:8000 receiver.php',
    code: `<?php
$body = file_get_contents('php://input');
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$sent = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$secret = substr(getenv('TOJU_WEBHOOK_SECRET'), strlen('whsec_'));
$code = hash_hmac('sha256', "$id.$sent.$body", base64_decode($secret), true);
$expected = 'v1,' . base64_encode($code);

$genuine = false;
foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
    $genuine = $genuine || hash_equals($expected, $given);
}
if (!$genuine || abs(time() - (int) $sent) > 300) {
    http_response_code(401);
    exit;
}
http_response_code(204);
error_log($body);`,
  },
]

/** How to verify a webhook with the library. */
export const webhookLibrary = `import { Webhook } from 'standardwebhooks'

// The raw body, before anything parses it.
const event = new Webhook(process.env.TOJU_WEBHOOK_SECRET).verify(rawBody, request.headers)`
