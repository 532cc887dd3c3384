import { describe, expect, it } from 'vitest';
import { csv, scheduleCsv } from '../../src/league/csv.ts';

describe('a table as CSV', () => {
  it('quotes what would be read as something else', () => {
    expect(csv([['plain', 'a,b', 'say "no"', 'two\nlines', ' edge', '']])).toBe(
      'plain,"a,b","say ""no""","two\nlines"," edge",\r\n',
    );
  });

  it('has no text that a sheet would reckon with, and leaves numbers alone', () => {
    expect(csv([['=1+1', '+1', '-1', '@me', '\tx', 'a=b', -1]])).toBe(
      `'=1+1,'+1,'-1,'@me,'\tx,a=b,-1\r\n`,
    );
    expect(csv([['=HYPERLINK("x,y")']])).toBe(`"'=HYPERLINK(""x,y"")"\r\n`);
  });

  it('tells a schedule, with free seats at smaller tables', () => {
    const tables = [
      { round: 0, seats: ['1', '2', '3'] },
      { round: 1, seats: ['3', '1'] },
    ];
    expect(scheduleCsv(tables, (user) => `Mammoth, ${user}`)).toBe(
      'round,table,seat 1,seat 2,seat 3\r\n' +
        '1,1,"Mammoth, 1","Mammoth, 2","Mammoth, 3"\r\n' +
        '2,2,"Mammoth, 3","Mammoth, 1",\r\n',
    );
  });
});
