import { HostError } from '@/tools/publish/host';
import { certificateIssue, connectionIssue } from './connection-issues';

const at = { server: 'ftp.duka.example', port: '21', user: 'njeri', protocol: 'FTP' };
const failed = (code: string, message = `connect ${code}`) =>
  Object.assign(new Error(message), { code });

test.each([
  ['ENOTFOUND', 'No server has the name ftp.duka.example.'],
  ['EAI_AGAIN', 'ftp.duka.example cannot be looked up.'],
  ['ENETUNREACH', 'ftp.duka.example cannot be looked up.'],
  ['ECONNREFUSED', 'ftp.duka.example takes no connection at port 21.'],
  ['EHOSTUNREACH', 'ftp.duka.example takes no connection at port 21.'],
])('trying again does not help after %s', (code, sentence) => {
  const issue = connectionIssue(failed(code), at);
  expect(issue).toBeInstanceOf(HostError);
  expect(issue.message).toContain(sentence);
});

test.each([
  ['ETIMEDOUT', 'connect ETIMEDOUT', 'does not answer'],
  ['', 'Timeout (control socket)', 'does not answer'],
  ['', 'Timed out while waiting for handshake', 'does not answer'],
  ['', 'Keepalive timeout', 'does not answer'],
  ['ECONNRESET', 'read ECONNRESET', 'The connection to ftp.duka.example was cut.'],
  ['EPIPE', 'write EPIPE', 'The connection to ftp.duka.example was cut.'],
  ['', 'No response from server', 'The connection to ftp.duka.example was cut.'],
])('after %s "%s" it is tried again', (code, message, sentence) => {
  const issue = connectionIssue(failed(code, message), at);
  expect(issue).not.toBeInstanceOf(HostError);
  expect(issue.message).toContain(sentence);
});

test('a sentence for the owner stays as it is', () => {
  const said = new HostError('The disk is full.');
  expect(connectionIssue(said, at)).toBe(said);
});

test.each([
  [
    Object.assign(failed('ERR_TLS_CERT_ALTNAME_INVALID'), {
      cert: { subjectaltname: 'DNS:server7.host.example, DNS:www.server7.host.example' },
    }),
    'is not for ftp.duka.example but for server7.host.example, www.server7.host.example. Use that name',
  ],
  [failed('CERT_HAS_EXPIRED'), 'out of date'],
  [failed('DEPTH_ZERO_SELF_SIGNED_CERT'), 'Nobody vouches for the certificate'],
])('a certificate that is refused is said (%#)', (error, words) => {
  expect(certificateIssue(error, 'ftp.duka.example')?.message).toContain(words);
});

test('an error that is not about a certificate is none of it', () => {
  expect(certificateIssue(failed('ECONNRESET'), 'ftp.duka.example')).toBeUndefined();
});
