import { defineArea } from '@/core/area';
import { knowledgeArea } from '@/knowledge/area';
import { mediaArea } from '@/media/area';
import { lazyPart } from '@/lib/lazyPart';
import { HeadsetIcon } from '@/ui/icons';
import { contactBarShown, contactStarted } from './contact/contactActions';
import { contactTitles } from './contactTitles';
import { registrationDialogs } from './dialogs/registrationDialogs';

/** The bar with the conversations that are going on; it arrives with the first of them. */
export const ContactBar = lazyPart(async () => (await import('./bar/ContactBar')).ContactBar);

/** What works behind the bar, the panel and the dialogs. */
async function work() {
  const [{ contactSaga }, { momentsSaga }, { recordsSaga }] = await Promise.all([
    import('./contact/contactSaga'),
    import('./send/momentsSaga'),
    import('./send/recordsSaga'),
  ]);
  return { sagas: { contact: contactSaga, contactMoments: momentsSaga, contactRecords: recordsSaga } };
}

export const contactMomentsArea = defineArea({
  name: 'contactmoments',
  work,
  uses: [knowledgeArea, mediaArea],
  startsOn: [contactStarted, contactBarShown],
  dialogs: registrationDialogs,
  actions: [
    {
      title: contactTitles.start,
      words: contactTitles.startWords,
      icon: HeadsetIcon,
      needs: ['caseCreate'],
      does: { dispatch: contactStarted({ person: null, source: 'actions' }) },
    },
  ],
});
