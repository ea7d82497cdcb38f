import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { lazyRegion } from '../feedback/LineBoundary';

/** Loads when the first picture beside words is pasted. */
const FileOffer = lazyRegion(async () => (await import('./FileOffer')).FileOffer);

const NONE: readonly File[] = [];

/**
 * Cells of a sheet and words of an office suite are copied with a picture of them; a file copied on a Mac is copied
 * with its name.
 */
function hasWords(data: DataTransfer, files: readonly File[]): boolean {
  const text = data.getData('text/plain').trim();
  return text !== '' && text !== files.map(({ name }) => name).join('\n');
}

interface PastedFiles {
  /** Returns true if the files were taken and nothing is left to paste. */
  paste: (event: ClipboardEvent) => boolean;
  /** The question about files that came with words; false if there are none. */
  offer: ReactNode;
}

/**
 * Takes files at once when nothing else is on the clipboard. Words go into the field, and files beside them are
 * offered.
 */
export function usePastedFiles(
  take: ((files: File[]) => void) | undefined,
  onAnswered: () => void,
): PastedFiles {
  const [offered, setOffered] = useState(NONE);
  const answer = (files: readonly File[]) => {
    setOffered(NONE);
    if (files.length > 0) take?.([...files]);
    onAnswered();
  };
  return {
    paste: (event) => {
      const files = [...event.clipboardData.files];
      if (take === undefined || files.length === 0) return false;
      const isBeside = hasWords(event.clipboardData, files);
      setOffered(isBeside ? files : NONE);
      if (isBeside) return false;
      event.preventDefault();
      take(files);
      return true;
    },
    offer: take !== undefined && offered.length > 0 && <FileOffer files={offered} onAnswer={answer} />,
  };
}
