import { firstTaskPage } from './firstTaskPage';

it('The first request repeats the question from before signing out, for the same person only', () => {
  window.localStorage.setItem('task-list/anne', '{"filters":{"status":"Finished"},"sort":"created"}');
  const urlFor = (userId: string) =>
    firstTaskPage.urlOf({ pathname: '/', search: '' }, { userId, mayOrder: true });
  expect(urlFor('anne')).toMatch(/status=Finished&sort=created$/);
  expect(urlFor('bram')).not.toMatch(/status|sort/);
});
