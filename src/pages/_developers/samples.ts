/** The first call, in the languages that most shops have. */
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

export const webhookCheck = `import { Webhook } from 'standardwebhooks'

// The raw body, before anything parses it.
const event = new Webhook(process.env.TOJU_WEBHOOK_SECRET).verify(rawBody, request.headers)`
