import { defineArea } from '@/core/area';
import { HeadsetIcon } from '@/ui/icons';
import { contactBarShown, contactStarted } from './contactActions';
import { contactTitles } from './contactTitles';

export const contactArea = defineArea({
  name: 'contact',
  work: async () => ({ sagas: { contact: (await import('./contactSaga')).contactSaga } }),
  startsOn: [contactStarted, contactBarShown],
  actions: [
    {
      title: contactTitles.start,
      words: contactTitles.startWords,
      icon: HeadsetIcon,
      needs: ['caseCreate'],
      does: { dispatch: contactStarted(null) },
    },
  ],
});
