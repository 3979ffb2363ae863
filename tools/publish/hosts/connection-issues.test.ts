import { HostError } from '@/tools/publish/host';
import { openingIssue } from './connection-issues';

const at = { server: 'ftp.duka.example', port: '21', user: 'njeri', protocol: 'FTP' };
const failed = (code: string, message = `connect ${code}`) =>
  Object.assign(new Error(message), { code });

test.each([
  [failed('ENOTFOUND'), 'No server has the name ftp.duka.example.'],
  [failed('EAI_AGAIN'), 'ftp.duka.example cannot be looked up.'],
  [failed('ENETUNREACH'), 'ftp.duka.example cannot be looked up.'],
  [failed('EHOSTUNREACH'), 'ftp.duka.example takes no connection at port 21.'],
  [failed('ETIMEDOUT'), 'ftp.duka.example does not answer at port 21.'],
  [new Error('Timeout (control socket)'), 'ftp.duka.example does not answer at port 21.'],
  [new Error('Timed out while waiting for handshake'), 'ftp.duka.example does not answer'],
  [failed('CERT_HAS_EXPIRED'), 'out of date'],
  [
    Object.assign(failed('ERR_TLS_CERT_ALTNAME_INVALID'), {
      cert: { subjectaltname: 'DNS:server7.host.example, DNS:www.server7.host.example' },
    }),
    'is not for ftp.duka.example but for server7.host.example, www.server7.host.example. Use that name',
  ],
])('a connection that is refused has a sentence (%#)', (error, sentence) => {
  const issue = openingIssue(error, at);
  expect(issue).toBeInstanceOf(HostError);
  expect((issue as Error).message).toContain(sentence);
});

test('a connection that was cut stays as it is, and is opened again', () => {
  const error = failed('ECONNRESET', 'read ECONNRESET');
  expect(openingIssue(error, at)).toBe(error);
});
