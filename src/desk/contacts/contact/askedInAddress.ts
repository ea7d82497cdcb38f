import { SelectedPanel, selectedPanelIn } from '@/domain/selectedPanel';
import { AGENT_CHANNELS, type ChannelType } from '@/domain/timeline/channelType';
import { guidOrNull } from '@/lib/guid';
import type { InitialQuestion } from './contactActions';

const idIn = (search: URLSearchParams, name: string) => guidOrNull(search.get(name) ?? '');

/**
 * Returns the contact that the address of a card asks for (001 §2): `channel`, `tag`, `query` and `faq`, or with
 * `openKnowledgebase` or panel 0 a contact without a question; null if it asks for no contact.
 */
export function askedInAddress(
  search: URLSearchParams,
): { channel?: ChannelType; asked?: InitialQuestion } | null {
  const channel = AGENT_CHANNELS.find((name) => name === search.get('channel'));
  const tag = idIn(search, 'tag');
  const asked: InitialQuestion = {
    subject: tag === null ? null : { id: tag, name: '' },
    query: search.get('query') ?? '',
    faqId: idIn(search, 'faq'),
  };
  const isNothing = asked.subject === null && asked.query === '' && asked.faqId === null;
  const isWanted = search.has('openKnowledgebase') || selectedPanelIn(search) === SelectedPanel.Registration;
  if (channel === undefined && isNothing && !isWanted) return null;
  return { ...(channel && { channel }), ...(!isNothing && { asked }) };
}
