/** Checks a photo when it is chosen, and accepts it only if the site can show it. */
import type { FormFieldInputProps, fields as keystaticFields } from '@keystatic/core';
import { useState } from 'react';
import { ProblemText } from './problem-text.tsx';

export type ImageField = ReturnType<typeof keystaticFields.image>;
export type ChosenImage = ReturnType<ImageField['defaultValue']>;

/** Returns why a photo cannot be shown, to print after its name; empty if it can. */
async function findFault(data: Uint8Array): Promise<string> {
  const body = new Blob([new Uint8Array(data)]);
  const response = await fetch('/api/keystatic/photo', { method: 'POST', body });
  return response.ok ? '' : await response.text();
}

/** Makes an image input that checks each chosen photo; a refused photo leaves the field unchanged. */
export function makeCheckedInput(Input: ImageField['Input']): ImageField['Input'] {
  return function CheckedInput(props: FormFieldInputProps<ChosenImage>) {
    const [fault, setFault] = useState('');
    const take = async (chosen: ChosenImage): Promise<void> => {
      const found = chosen ? await findFault(chosen.data) : '';
      setFault(found && `“${chosen?.filename}” ${found}. It was not added.`);
      if (!found) props.onChange(chosen);
    };
    return (
      <div>
        <Input {...props} onChange={take} />
        {fault && <ProblemText>{fault}</ProblemText>}
      </div>
    );
  };
}
