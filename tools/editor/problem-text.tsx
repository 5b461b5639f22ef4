import type { ReactNode } from 'react';

const STYLE = { margin: '0.5rem 0 0', color: '#b3261e', font: '500 0.875rem/1.4 system-ui, sans-serif' };

/** The error message below a form field. */
export function ProblemText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" data-field-problem="" style={STYLE}>
      {children}
    </p>
  );
}
