import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { post } from '../../src/notify/post.ts';
import { refused } from '../people/support.ts';
import { receiving } from './support.ts';

const home = { allowPrivate: true };

describe('a request to a stranger', () => {
  test('arrives, and its status is told', async t => {
    const receiver = await receiving(t);
    receiver.status = 202;
    assert.equal(await post(new URL(`${receiver.url}a/b?c=d`), 'tea ☕', { 'X-Tea': 'oolong' }, home), 202);
    const [{ method, path, headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    assert.deepEqual([method, path, headers['x-tea'], body.toString()], ['POST', '/a/b?c=d', 'oolong', 'tea ☕']);
    assert.equal(headers.host, `127.0.0.1:${receiver.port}`);
  });

  test('follows nobody elsewhere', async t => {
    const [receiver, elsewhere] = [await receiving(t), await receiving(t)];
    receiver.answer = (_request, response) => response.writeHead(307, { Location: elsewhere.url }).end();
    assert.equal(await post(new URL(receiver.url), 'x', {}, home), 307);
    assert.equal(elsewhere.received.length, 0);
  });

  test('goes to the address that was checked, whatever the name says later', async t => {
    const receiver = await receiving(t);
    let asked = 0;
    const resolve = async () => {
      asked++;
      return [{ address: '127.0.0.1', family: 4 as const }];
    };
    const url = new URL(`http://rebinding.invalid:${receiver.port}/`);
    assert.equal(await post(url, 'x', {}, { allowPrivate: true, resolve }), 200);
    assert.equal(asked, 1, 'the name server is asked once');
    assert.equal(receiver.received[0]!.headers.host, `rebinding.invalid:${receiver.port}`);
  });

  test('is not made to where it must not go', async t => {
    const receiver = await receiving(t);
    const strict = { allowPrivate: false };
    await assert.rejects(post(new URL(receiver.url), 'x', {}, strict), refused('address-not-allowed'));
    const url = new URL(`http://localhost:${receiver.port}/`);
    await assert.rejects(post(url, 'x', {}, strict), refused('address-not-allowed'));
    assert.equal(receiver.received.length, 0);
  });

  test('waits neither for a silent server nor for one that never ends', async t => {
    const receiver = await receiving(t);
    receiver.answer = () => {};
    await assert.rejects(post(new URL(receiver.url), 'x', {}, { ...home, patienceMs: 50 }), { name: 'AbortError' });
    receiver.answer = (_request, response) => {
      const drip = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(drip));
    };
    await assert.rejects(post(new URL(receiver.url), 'x', {}, { ...home, patienceMs: 100 }));
  });

  test('nor for a name server that is silent', async () => {
    const rules = { ...home, patienceMs: 20, resolve: () => Promise.withResolvers<never>().promise };
    // Keeps the process awake, as a server does.
    const awake = setTimeout(() => {}, 1000);
    await assert.rejects(post(new URL('http://slow.invalid/'), 'x', {}, rules), { name: 'TimeoutError' });
    clearTimeout(awake);
  });

  test('reads no more than 64 KB of an answer', async t => {
    const receiver = await receiving(t);
    let closed = false;
    receiver.answer = (_request, response) => {
      response.on('close', () => {
        closed = true;
      });
      const more = () => {
        while (!closed && response.write(Buffer.alloc(16 * 1024)));
        if (!closed) response.once('drain', more);
      };
      more();
    };
    assert.equal(await post(new URL(receiver.url), 'x', {}, home), 200);
  });

  test('says so when nobody is there', async t => {
    const receiver = await receiving(t);
    receiver.answer = request => request.socket.destroy();
    await assert.rejects(post(new URL(receiver.url), 'x', {}, home), { code: 'ECONNRESET' });
  });
});
