import { useLocation, useNavigate } from 'react-router';
import { to } from '@/core/paths';

/** What can stand beside the card: registering a contact, or arranging something in self-service (001 §3). */
export type CardPanel = 'registration' | 'selfService';

/** The flags of the address that open them (001 §2). */
const flags: Readonly<Record<CardPanel, string>> = {
  registration: 'openKnowledgebase',
  selfService: 'openSelfServicePanel',
};
const panels = Object.keys(flags) as CardPanel[];

/** What a conversation is about, for whoever opens the card with it (CARD-03). */
const PREFILLED = ['channel', 'tag', 'query', 'faq'];

const withoutPanel = (search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  for (const name of [...Object.values(flags), ...PREFILLED]) query.delete(name);
  return query;
};

/** Which panel is open beside the card; the address says so, and opening one goes to the timeline (CARD-35, AMB-121). */
export function useCardPanel(personId: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  return {
    panel: panels.find((panel) => query.has(flags[panel])) ?? null,
    open: (panel: CardPanel) => {
      const next = withoutPanel(search);
      next.set(flags[panel], 'true');
      void navigate(to.personTab(personId, 'tijdlijn', next.toString()));
    },
    close: () => void navigate({ pathname, search: withoutPanel(search).toString() }, { replace: true }),
  };
}
