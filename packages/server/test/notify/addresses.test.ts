import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Address, checkedAddresses, isPublic } from '../../src/notify/addresses.ts';
import { refused } from '../people/support.ts';

const strict = { allowPrivate: false };
/** A name server that says this of every name. */
const saying = (...addresses: string[]) => ({
  allowPrivate: false,
  resolve: async (): Promise<Address[]> =>
    addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
});

describe('addresses that are not of the public net', () => {
  for (const address of [
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.254'],
    ...['168.63.129.16', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.192', '192.0.2.1', '192.168.1.1'],
    ...['198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', 'fec0::1', '100::1'],
    ...['2001:db8::1', '2001::1', '2002:7f00:1::', '2002:a00:1::1', '3fff::1', '5f00::1', '64:ff9b:1::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '0:0:0:0:0:ffff:a00:1'],
    ...['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b::', '64:ff9b::1', '::127.0.0.1', '::ffff:0:127.0.0.1'],
    ...['', 'localhost', '127.1', '1.2.3', 'not an address', '1.2.3.4.5', '::ffff:8.8.8.8%lo'],
  ]) {
    test(JSON.stringify(address), () => assert.equal(isPublic(address), false));
  }
});

describe('addresses of the public net', () => {
  for (const address of [
    ...[
      '1.1.1.1',
      '8.8.8.8',
      '100.63.255.255',
      '100.128.0.1',
      '172.15.0.1',
      '172.32.0.1',
      '192.167.1.1',
      '223.255.255.1',
    ],
    ...['2606:4700::1111', '2a00:1450::1', '2001:4860:4860::8888', '::ffff:8.8.8.8', '64:ff9b::808:808'],
  ]) {
    test(address, () => assert.equal(isPublic(address), true));
  }
});

describe('what a stranger may have called', () => {
  for (const url of [
    ...['http://127.0.0.1/', 'http://localhost/', 'http://localhost./', 'https://[::1]/', 'http://[::]:8080/'],
    // The odd ways to write 127.0.0.1 and 169.254.169.254.
    ...['http://2130706433/', 'http://0x7f000001/', 'http://0177.0.0.1/', 'http://127.1/', 'http://0x7f.1/'],
    ...['http://2852039166/', 'http://0xA9FEA9FE/', 'http://0251.0376.0251.0376/', 'http://169.254.169.254/latest'],
    ...[
      'http://①②⑦.0.0.1/',
      'http://127。0。0。1/',
      'http://0/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:a9fe:a9fe]/',
    ],
    // Other doors than the web's.
    ...['ftp://8.8.8.8/', 'file:///etc/passwd', 'gopher://8.8.8.8/', 'data:text/plain,x', 'javascript:alert(1)'],
    ...[
      'http://8.8.8.8:22/',
      'http://8.8.8.8:25/',
      'https://8.8.8.8:1023/',
      'http://mei:tea@8.8.8.8/',
      'http://mei@8.8.8.8/',
    ],
  ]) {
    test(`not ${url}`, () => assert.rejects(checkedAddresses(new URL(url), strict), refused('address-not-allowed')));
  }

  test('an IPv6 zone is no URL at all', () => {
    assert.throws(() => new URL('http://[fe80::1%25eth0]/'), TypeError);
  });

  for (const url of ['http://8.8.8.8/', 'https://8.8.8.8/x?y', 'https://8.8.8.8:80/', 'http://8.8.8.8:1024/']) {
    test(`but ${url}`, async () => {
      assert.deepEqual(await checkedAddresses(new URL(url), strict), [{ address: '8.8.8.8', family: 4 }]);
    });
  }

  test('a name is judged by every address it has', async () => {
    const url = new URL('https://hooks.example/');
    assert.equal((await checkedAddresses(url, saying('8.8.8.8', '2606:4700::1111'))).length, 2);
    for (const addresses of [['10.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['2606:4700::1111', '::1'], []]) {
      await assert.rejects(checkedAddresses(url, saying(...addresses)), refused('address-not-allowed'));
    }
  });

  test('a name that nobody knows is not called', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const url = new URL('https://nowhere.example/');
    await assert.rejects(checkedAddresses(url, { allowPrivate: false, resolve }), refused('address-not-allowed'));
  });

  test('at home everything of the web is allowed, and nothing else', async () => {
    const home = { allowPrivate: true };
    assert.deepEqual(await checkedAddresses(new URL('http://127.0.0.1:81/'), home), [
      { address: '127.0.0.1', family: 4 },
    ]);
    await assert.rejects(checkedAddresses(new URL('file:///etc/passwd'), home), refused('address-not-allowed'));
  });
});
