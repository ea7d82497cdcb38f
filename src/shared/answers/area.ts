import { defineArea } from '@/core/area';
import { mediaArea } from '@/shared/media/area';
import { faqOpened, suggestionRequested } from './knowledgeActions';

export const knowledgeArea = defineArea({
  name: 'knowledge',
  uses: [mediaArea],
  work: async () => ({ sagas: { knowledge: (await import('./knowledgeSaga')).knowledgeSaga } }),
  startsOn: [faqOpened, suggestionRequested],
});
