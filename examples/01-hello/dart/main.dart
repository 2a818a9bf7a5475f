/// Calls the greeter from Dart: main.dart PATH/TO/libgreeter.so
library;

import 'gen/greeter_v1.dart';

void main(List<String> arguments) {
  final greeter = Greeter.open(arguments.single);
  print(greeter.greetSync(name: 'world'));
  greeter.close();
}
