import { createContext } from 'react';

/** A further use of an answer, besides reading it. */
interface AnswerUse {
  label: string;
  /** Receives the answer as plain text. */
  use: (text: string) => void;
}

/** Provided by a screen that can use the text of an answer. */
export const AnswerUseContext = createContext<AnswerUse | null>(null);
