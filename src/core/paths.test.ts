import { matchPath } from 'react-router';
import { paths, to } from './paths';

const ID = '6f000000-0000-4000-8000-000000000001';

describe('addresses', () => {
  it.each([
    [to.tasks(), '/dashboard/taken/overzicht'],
    [to.tasks('status=New'), '/dashboard/taken/overzicht?status=New'],
    [to.tasks('?'), '/dashboard/taken/overzicht'],
    [to.task(ID, '?page=1'), `/dashboard/taken/overzicht/${ID}/informatie?page=1`],
    [to.taskTab(ID, 'berichten'), `/dashboard/taken/overzicht/${ID}/berichten`],
    [to.taskEdit(ID), `/dashboard/taken/overzicht/edit/${ID}`],
    [to.taskLink(ID), `/dashboard/taken/overzicht/link/${ID}`],
    [to.caseFlows(), '/dashboard/zaken/overzicht'],
    [to.caseFlow(ID), `/dashboard/zaken/overzicht/${ID}/stappen`],
    [to.announcements(), '/dashboard/mededelingen'],
    [to.sandbox(), '/shell'],
    [to.sandbox('buttons'), '/shell/buttons'],
    [to.error(), '/error'],
    [to.error(401), '/error/401'],
  ])('%s is %s', (address, expected) => {
    expect(address).toBe(expected);
  });

  it('fit the patterns of the router', () => {
    expect(matchPath(paths.taskInformation, to.task(ID))?.params['id']).toBe(ID);
    expect(matchPath(paths.taskMessages, to.taskTab(ID, 'berichten'))).not.toBeNull();
    expect(matchPath(paths.taskLinks, to.taskTab(ID, 'koppelingen'))).not.toBeNull();
    expect(matchPath(paths.taskContactMoments, to.taskTab(ID, 'contactmomenten'))).not.toBeNull();
  });

  it('replace half of a surrogate pair', () => {
    expect(to.task('\ud800')).toBe('/dashboard/taken/overzicht/%EF%BF%BD/informatie');
    expect(to.login('zaken?query=\udc00')).toBe('/login?naar=zaken%3Fquery%3D%EF%BF%BD');
  });

  it('encode a hostile id, so that it stays one part of the path (T10)', () => {
    expect(to.task('../../logout')).toBe('/dashboard/taken/overzicht/..%2F..%2Flogout/informatie');
  });
});
