import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { BookOpenIcon, type IconComponent, InboxIcon, WorkflowIcon } from '@/ui/icons';
import { LineText } from '../FoundText';
import { searchTexts } from '../searchTexts';
import { PaletteLink } from './PaletteLinks';
import { ELSEWHERE, type PaletteGroup } from './paletteGroups';

const texts = searchTexts.palette.elsewhere;

interface Place {
  key: keyof typeof texts.places;
  icon: IconComponent;
  href: string;
  isOpen: boolean;
}

/** Links that search for the words in lists that the palette itself does not search: questions, tasks and cases. */
export function useElsewhereGroup(words: string, onClose: () => void): PaletteGroup[] {
  const asked = (name: string) => new URLSearchParams({ [name]: words }).toString();
  const places: Place[] = [
    {
      key: 'knowledge',
      icon: BookOpenIcon,
      href: `${paths.knowledgeSearch}?${asked('q')}`,
      isOpen: useMayOpen(paths.knowledgeSearch),
    },
    { key: 'tasks', icon: InboxIcon, href: to.tasks(asked('query')), isOpen: useMayOpen(paths.tasks) },
    {
      key: 'caseFlows',
      icon: WorkflowIcon,
      href: to.caseFlows(asked('query')),
      isOpen: useMayOpen(paths.caseFlows),
    },
  ];
  const lines = places
    .filter(({ isOpen }) => isOpen)
    .map(({ key, icon, href }) => ({
      key: `elsewhere-${key}`,
      main: (
        <PaletteLink href={href} onOpened={onClose}>
          <LineText icon={icon} name={texts.places[key]} />
        </PaletteLink>
      ),
      actions: [],
    }));
  const group = {
    key: ELSEWHERE,
    title: texts.title(words),
    things: '',
    state: 'ready',
    count: 0,
    note: null,
  } as const;
  return lines.length === 0 ? [] : [{ ...group, lines }];
}
