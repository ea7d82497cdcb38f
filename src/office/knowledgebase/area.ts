import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { KNOWLEDGE_EDITOR } from '@/domain/session/permission';
import { BookOpenIcon, PlusIcon } from '@/ui/icons';
import { knowledgeBaseRoutes } from './knowledgeBaseRoutes';
import { knowledgeBaseTitles } from './knowledgeBaseTitles';

export const knowledgeBaseArea = defineArea({
  name: 'knowledgeBase',
  work: async () => {
    const [{ editingSaga, subjectGroupsSaga }, { recentSaga }, { knowledgeBaseSlice }] = await Promise.all([
      import('./editing/sagas'),
      import('./reading/recentSaga'),
      import('./knowledgeBaseSlice'),
    ]);
    return {
      reducers: { knowledgeBase: knowledgeBaseSlice.reducer },
      sagas: { recentFaqs: recentSaga, faqEditing: editingSaga, subjectGroups: subjectGroupsSaga },
    };
  },
  routes: knowledgeBaseRoutes,
  menu: {
    to: paths.knowledgeBySubject,
    section: paths.knowledgeBase,
    title: knowledgeBaseTitles.title,
    icon: BookOpenIcon,
    theme: 'general',
    needs: [],
  },
  actions: [
    {
      title: knowledgeBaseTitles.write,
      words: knowledgeBaseTitles.writeWords,
      icon: PlusIcon,
      needs: KNOWLEDGE_EDITOR,
      does: { goTo: paths.newFaq },
    },
  ],
});
