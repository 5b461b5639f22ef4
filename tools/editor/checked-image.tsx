/** A photo that is looked at when it is chosen, and taken only if the site can show it. */
import type { FormFieldInputProps, fields as keystaticFields } from '@keystatic/core';
import { useState } from 'react';
import { ProblemText } from './problem-text.tsx';

export type ImageField = ReturnType<typeof keystaticFields.image>;
export type ChosenImage = ReturnType<ImageField['defaultValue']>;

/** Why a photo cannot be shown, behind its name; empty where it can. */
async function findFault(data: Uint8Array): Promise<string> {
  const body = new Blob([new Uint8Array(data)]);
  const response = await fetch('/api/keystatic/photo', { method: 'POST', body });
  return response.ok ? '' : await response.text();
}

/** The field of an image with a look at each photo that is chosen; a refused one leaves the field as it was. */
export function makeCheckedInput(Input: ImageField['Input']): ImageField['Input'] {
  return function CheckedInput(props: FormFieldInputProps<ChosenImage>) {
    const [fault, setFault] = useState('');
    const take = async (chosen: ChosenImage): Promise<void> => {
      const found = chosen ? await findFault(chosen.data) : '';
      setFault(found && `“${chosen?.filename}” ${found}. It was not taken.`);
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
